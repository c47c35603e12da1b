import { type Locale, wireLanguage } from '../../../../i18n/locale.ts';
import { $locale } from '../../../../i18n/page-locale.ts';
import { merchantCode } from '../../../site/stores/merchant.ts';
import { helpCenter } from '../../api/content.ts';
import { helpDigest } from '../../model/digest.ts';
import { show } from './show.ts';
import { help } from './topics.ts';

/** Shows the server's content in this language if the document differs. Throws CallError. */
export const renew = async (locale: Locale): Promise<void> => {
  const items = await helpCenter({ merchantCode: merchantCode(), language: wireLanguage(locale) });
  if (!help || $locale.get() !== locale) return;
  const digest = helpDigest(items);
  if (help.dataset.digest === digest) return;
  help.dataset.digest = digest;
  show(items);
};
