import { typeInto } from '#lib/browser/type-into.ts';
import type { StorageKey } from '#lib/storage/keys.ts';

const itemKey = 'KEPT_INPUT' satisfies StorageKey<'session'>;

interface KeptInput {
  readonly page: string;
  /** Values by field name. */
  readonly values: Readonly<Record<string, string>>;
}

const fields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main :is(input:not([type=password],[type=file],[type=hidden],[data-secret]),textarea)[name]',
  ),
];

/** Stores the values of this page's fields, except passwords, masked or shown, to restore them after a reload. */
export const keepInput = (): void => {
  // Not compared with the default value, which React sets to the typed value.
  const filled = fields().filter(({ type, value }) => value && !/radio|checkbox/.test(type));
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(itemKey, JSON.stringify({ page: location.pathname, values } satisfies KeptInput));
  } catch {}
};

/** Returns the values stored for this page and removes them. */
const takeInput = (): KeptInput['values'] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(itemKey) ?? 'null') as KeptInput | null;
    sessionStorage.removeItem(itemKey);
    return kept?.page === location.pathname ? kept.values : {};
  } catch {
    return {};
  }
};

/** Restores the stored values: in prerendered fields immediately, in others once their island renders them. */
export const restoreInput = (): void => {
  const values = new Map(Object.entries(takeInput()));
  if (values.size === 0) return;
  const write = (): void => {
    for (const field of fields()) {
      const value = values.get(field.name);
      if (value === undefined || field.value !== field.defaultValue) continue;
      typeInto(field, value);
      // A later island must not overwrite what the visitor types from now on.
      if (!field.closest('astro-island[ssr]')) values.delete(field.name);
    }
  };
  write();
  addEventListener('astro:hydrate', () => setTimeout(write), true);
};
