import { useState } from 'react';
import type { Values } from './values.ts';

export interface Judge<N extends string> {
  /** What is wrong with a value, in the words in force; empty when nothing is. */
  readonly check: (name: N, values: Values<N>) => readonly string[];
  /** The words for a code that the server refused something with. */
  readonly say: (code: string, name?: N) => string;
}

export interface Complaints<N extends string> {
  /** The words under a field, several joined by commas (R215); undefined while nothing is wrong or nothing was asked. */
  errorOf(name: N): string | undefined;
  /** Words about the whole form. */
  readonly problem: string | undefined;
  /** From now on these fields are checked, with every key. */
  ask(names: readonly N[], now: Values<N>): void;
  /** Takes in what was typed into a field: what was refused there is another value now. */
  hear(name: N, now: Values<N>): void;
  /** Keeps the server's refusal for a field or the whole form. */
  note(code: string, name: N | 'form'): void;
  /** Forgets all refusals. */
  forget(): void;
}

type Codes<N extends string> = Partial<Record<N | 'form', string>>;

/** What a form complains about; kept as values and codes, so that the words follow the language. */
export const useComplaints = <N extends string>({ check, say }: Judge<N>): Complaints<N> => {
  const [asked, setAsked] = useState<ReadonlySet<N>>(new Set());
  const [refused, setRefused] = useState<Codes<N>>({});
  const [values, setValues] = useState<Values<N> | null>(null);
  return {
    errorOf: (name) => {
      const code = refused[name];
      if (code !== undefined) return say(code, name);
      if (!values || !asked.has(name)) return undefined;
      return check(name, values).join(', ') || undefined;
    },
    problem: refused.form === undefined ? undefined : say(refused.form),
    ask: (names, now) => {
      setValues(now);
      setAsked((before) => new Set([...before, ...names]));
    },
    hear: (name, now) => {
      setValues(now);
      if (refused[name] !== undefined) setRefused((before) => ({ ...before, [name]: undefined }));
    },
    note: (code, name) => setRefused((before) => ({ ...before, [name]: code })),
    forget: () => setRefused({}),
  };
};
