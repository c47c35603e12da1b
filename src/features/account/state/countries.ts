import type { WireLanguage } from '#contract/fields.ts';
import { country } from '#contract/site/system.ts';
import type { Value } from '#contract/types.ts';
import { cached, cacheTtlMs } from '#lib/cache.ts';
import { api } from '#lib/http/client.ts';

export type Countries = Value<'country'>;

/** Loads countries with their dialling codes, the visitor's first, cached for ten minutes. Throws CallError. */
export const loadCountries = (language: WireLanguage): Promise<Countries> =>
  cached('countries', language, cacheTtlMs.default, () => api(country, { query: { language } }));
