import { atom } from 'nanostores';
import { registerSettings, registerValidation } from '../../../contract/account/registration.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { $version } from '../../../lib/version.ts';

/** What forms know of the server: the rule of each field, and how mobile numbers and providers work here. */
export interface FormRules extends Value<'registerSettings'> {
  readonly regexp: Value<'registerValidation'>['regexp'];
}

interface Kept {
  readonly at: number;
  readonly of: string;
  readonly rules: FormRules;
}

const life = 10 * 60_000;

/** Rules as the server last said; null until then: a page brings those of its build. */
export const $rules = atom<FormRules | null>(null);

const backend = (): string | null => {
  const it = $version.get();
  return it && JSON.stringify(it);
};

const readKept = (): FormRules | null => {
  const item = sessionArea.readJson(keys.session.rules) as Kept | null;
  const good = item && typeof item.at === 'number' && Date.now() - item.at < life && item.of === backend();
  return good ? item.rules : null;
};

/** Brings the rules up to date: from cache for ten minutes (A82), else from the server. Throws CallError. */
export const loadRules = async (): Promise<void> => {
  const kept = readKept();
  if (kept) {
    $rules.set(kept);
    return;
  }
  const [settings, { regexp }] = await Promise.all([api(registerSettings), api(registerValidation)]);
  const rules = { ...settings, regexp };
  const of = backend();
  if (of) sessionArea.write(keys.session.rules, JSON.stringify({ at: Date.now(), of, rules } satisfies Kept));
  $rules.set(rules);
};
