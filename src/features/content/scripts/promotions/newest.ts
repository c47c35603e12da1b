import type { Announcement } from '#contract/types.ts';
import { merchantCode } from '#features/site/state/merchant.ts';
import { type Locale, wireLanguage } from '#i18n/locale.ts';
import { $locale } from '#i18n/page-locale.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { promotions } from '../../api/content.ts';

/**
 * Passes the server's current promotions to `show`, on load and after a change of language. If the request
 * fails, the complete prerendered list stays.
 */
export const watchPromotions = (show: (list: readonly Announcement[]) => Promise<void>): void => {
  const ask = async (locale: Locale): Promise<void> => {
    const list = await promotions({ merchantCode: merchantCode(), language: wireLanguage(locale) });
    if ($locale.get() === locale) await show(list);
  };
  $locale.subscribe((locale) => void ignoreCallErrors(ask(locale)));
};
