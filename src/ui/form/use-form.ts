import { type FocusEvent, type RefObject, type SyntheticEvent, useRef, useState } from 'react';

export type Values<N extends string> = Readonly<Record<N, string>>;

interface FormSpec<N extends string> {
  /** Fields in the order of the form. */
  readonly names: readonly N[];
  /** What is wrong with a value, in the words in force; empty when nothing is. */
  readonly check: (name: N, values: Values<N>) => readonly string[];
  /** The words for a code that the server refused something with. */
  readonly say: (code: string, name?: N) => string;
  /** Sends a form that passed every check. Rejects with what `onRefused` is then told. */
  readonly submit: (values: Values<N>) => Promise<void>;
  readonly onRefused: (error: unknown) => void;
}

export interface Form<N extends string> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** The words under a field, several joined by commas (R215); undefined while nothing is wrong or nothing was asked. */
  errorOf(name: N): string | undefined;
  /** Words about the whole form. */
  readonly problem: string | undefined;
  /** What the fields hold now: trimmed, passwords as they are. */
  read(): Values<N>;
  /** Checks these fields, shows what is wrong and moves to the first; true when all pass. */
  pass(names: readonly N[]): boolean;
  /** Shows the server's refusal at a field and moves there, or above the button without one. */
  refuse(code: string, name?: N): void;
  /** Shows a refusal at a field without moving there. */
  note(code: string, name: N): void;
  focus(name: N): void;
  clear(name: N): void;
  /** Spread on the form element. */
  readonly events: {
    onSubmit(event: SyntheticEvent): void;
    onInput(event: SyntheticEvent): void;
    onBlur(event: FocusEvent): void;
  };
}

/** Longer than a tap takes, ms: Safari does not say that focus went to a button. */
const pressTime = 150;

type Codes<N extends string> = Partial<Record<N | 'form', string>>;

/**
 * A form of uncontrolled inputs: what was typed or filled in before the island woke, and whatever happens later, stays.
 * A field is checked when it is left filled, and with every key from its first complaint on; the words follow the
 * language. A second submit waits for the first.
 */
export const useForm = <N extends string>({ names, check, say, submit, onRefused }: FormSpec<N>): Form<N> => {
  const ref = useRef<HTMLFormElement>(null);
  const lock = useRef(false);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ReadonlySet<N>>(new Set());
  const [refused, setRefused] = useState<Codes<N>>({});
  const [values, setValues] = useState<Values<N> | null>(null);

  const input = (name: N): HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null => {
    const found = ref.current?.elements.namedItem(name);
    const isField =
      found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement;
    return isField ? found : null;
  };
  const read = (): Values<N> => {
    const data = ref.current ? new FormData(ref.current) : new FormData();
    const held = names.map((name) => {
      const text = String(data.get(name) ?? '');
      return [name, /password/i.test(name) ? text : text.trim()];
    });
    return Object.fromEntries(held) as Values<N>;
  };
  const focus = (name: N): void => input(name)?.focus();
  const pass = (checked: readonly N[]): boolean => {
    const now = read();
    setValues(now);
    setAsked((before) => new Set([...before, ...checked]));
    const first = names.find((name) => checked.includes(name) && check(name, now).length > 0);
    if (first) focus(first);
    return first === undefined;
  };
  const refuse = (code: string, name?: N): void => {
    setRefused((before) => ({ ...before, [name ?? 'form']: code }));
    if (name) focus(name);
  };
  const nameOf = (event: SyntheticEvent): N | undefined =>
    names.find((name) => name === (event.target as HTMLInputElement).name);

  const send = async (): Promise<void> => {
    lock.current = true;
    setBusy(true);
    try {
      await submit(read());
    } catch (error) {
      onRefused(error);
    } finally {
      lock.current = false;
      setBusy(false);
    }
  };

  return {
    ref,
    busy,
    errorOf: (name) => {
      const code = refused[name];
      if (code !== undefined) return say(code, name);
      if (!values || !asked.has(name)) return undefined;
      return check(name, values).join(', ') || undefined;
    },
    problem: refused.form === undefined ? undefined : say(refused.form),
    read,
    pass,
    refuse,
    note: (code, name) => setRefused((before) => ({ ...before, [name]: code })),
    focus,
    clear: (name) => {
      const field = input(name);
      if (field) field.value = '';
    },
    events: {
      onSubmit: (event) => {
        event.preventDefault();
        if (lock.current) return;
        setRefused({});
        if (pass(names)) void send();
      },
      onInput: (event) => {
        const name = nameOf(event);
        if (!name) return;
        setValues(read());
        if (refused[name] !== undefined) setRefused((before) => ({ ...before, [name]: undefined }));
      },
      onBlur: (event) => {
        const name = nameOf(event);
        if (!name || (event.target as HTMLInputElement).value === '') return;
        // A complaint that appeared between press and release would push the pressed button away from the finger.
        if (event.relatedTarget instanceof HTMLButtonElement) return;
        setTimeout(() => {
          setValues(read());
          setAsked((before) => new Set([...before, name]));
        }, pressTime);
      },
    },
  };
};
