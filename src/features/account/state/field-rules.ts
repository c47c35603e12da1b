import { atom } from 'nanostores';
import { registerSettings, registerValidation } from '#contract/account/registration.ts';
import type { Value } from '#contract/types.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';

/** Server settings of forms: the rule of each field, and the rules for mobile numbers and providers. */
export interface FormRules extends Value<'registerSettings'> {
  readonly regexp: Value<'registerValidation'>['regexp'];
}

/** Rules of the server; null until loaded, when a page uses those of its build. */
export const $rules = atom<FormRules | null>(null);

/** Loads the rules, cached for ten minutes. Throws CallError. */
export const loadRules = async (): Promise<void> => {
  $rules.set(
    await cached('fieldRules', '', cacheTtlMs.default, async () => {
      const [settings, { regexp }] = await Promise.all([api(registerSettings), api(registerValidation)]);
      return { ...settings, regexp };
    }),
  );
};
