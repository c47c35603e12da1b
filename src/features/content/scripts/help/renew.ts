import { merchantCode } from '#features/site/state/merchant.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { helpCenter } from '../../api/content.ts';
import { helpVersion } from '../../model/content-version.ts';
import { show } from './show.ts';
import { help } from './topics.ts';

/** Shows the server's content in this language if the document differs. Throws CallError. */
export const renew = async (locale: Locale): Promise<void> => {
  const items = await helpCenter({ merchantCode: merchantCode(), language: wireLanguage(locale) });
  if (!help || $locale.get() !== locale) return;
  const version = helpVersion(items);
  if (help.dataset.version === version) return;
  help.dataset.version = version;
  show(items);
};
