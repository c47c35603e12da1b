import { helpCenter } from '../../../api/content/content.ts';
import { quietly } from '../../../api/errors.ts';
import { helpDigest } from '../../../domain/content/digest.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { $locale } from '../../../i18n/page-locale.ts';
import { merchantCode } from '../../../stores/site/merchant.ts';
import { help } from './topics.ts';

const renew = async (locale: Locale): Promise<void> => {
  const items = await helpCenter({ merchantCode: merchantCode(), language: wireLanguage(locale) });
  if (!help || $locale.get() !== locale) return;
  const digest = helpDigest(items);
  if (help.dataset.digest === digest) return;
  help.dataset.digest = digest;
  (await import('./show.ts')).show(items);
};

/** Follows what the server says, now and in another language; without an answer the built answers stay. */
export const startRenewal = (): void => {
  $locale.subscribe((locale) => void quietly(renew(locale)));
};
