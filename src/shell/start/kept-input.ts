import { typeInto } from '../../lib/browser/type-into.ts';

/** Item of the session storage with what was typed on a page before it was reloaded, `keys.session.keptInput`. */
const KEPT_INPUT = 'KEPT_INPUT';

interface KeptInput {
  readonly page: string;
  /** Values by name of the field. */
  readonly values: Readonly<Record<string, string>>;
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type=password],[type=file],[type=hidden]),textarea)[name]',
  ),
];

/** Keeps what was typed on this page, passwords excepted, for the page after a reload. */
export const keepInput = (): void => {
  const changed = fields().filter((field) => field.value !== field.defaultValue && !/radio|checkbox/.test(field.type));
  const values = Object.fromEntries(changed.map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(KEPT_INPUT, JSON.stringify({ page: location.pathname, values } satisfies KeptInput));
  } catch {}
};

/** Returns what was kept for this page and forgets it. */
const takeInput = (): KeptInput['values'] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_INPUT) ?? 'null') as KeptInput | null;
    sessionStorage.removeItem(KEPT_INPUT);
    return kept?.page === location.pathname ? kept.values : {};
  } catch {
    return {};
  }
};

/** Writes what was kept into the fields of the page: those of the document at once, others once their island shows them. */
export const restoreInput = (): void => {
  const values = new Map(Object.entries(takeInput()));
  if (values.size === 0) return;
  const write = (): void => {
    for (const field of fields()) {
      const value = values.get(field.name);
      if (value === undefined || field.value !== field.defaultValue) continue;
      typeInto(field, value);
    }
  };
  write();
  addEventListener('astro:hydrate', () => setTimeout(write), true);
};
