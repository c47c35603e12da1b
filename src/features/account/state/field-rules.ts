import { atom } from 'nanostores';
import { registerSettings, registerValidation } from '#contract/account/registration.ts';
import type { Value } from '#contract/types.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import { $version } from '#lib/version.ts';

/** Server settings of forms: the rule of each field, and the rules for mobile numbers and providers. */
export interface FormRules extends Value<'registerSettings'> {
  readonly regexp: Value<'registerValidation'>['regexp'];
}

interface StoredRules {
  readonly at: number;
  /** Backend that the rules were loaded from. */
  readonly of: string;
  readonly rules: FormRules;
}

const stored = storedItem(sessionArea, keys.session.rules, objectWith<StoredRules>('at', 'of', 'rules'));

/** How long stored rules are valid, ms. */
const maxAgeMs = 10 * minuteMs;

/** Rules of the server; null until loaded, when a page uses those of its build. */
export const $rules = atom<FormRules | null>(null);

const backend = (): string | null => {
  const version = $version.get();
  return version && JSON.stringify(version);
};

const readFresh = (): FormRules | null => {
  const item = stored.read();
  return item && Date.now() - item.at < maxAgeMs && item.of === backend() ? item.rules : null;
};

/** Loads the rules: from storage for ten minutes, else from the server. Throws CallError. */
export const loadRules = async (): Promise<void> => {
  const fresh = readFresh();
  if (fresh) {
    $rules.set(fresh);
    return;
  }
  const [settings, { regexp }] = await Promise.all([api(registerSettings), api(registerValidation)]);
  const rules = { ...settings, regexp };
  const of = backend();
  if (of) stored.write({ at: Date.now(), of, rules });
  $rules.set(rules);
};
