import { promotions } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import type { Announcement } from '../../contract/types.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $locale } from '../../i18n/page-locale.ts';
import { merchantCode } from '../../stores/merchant.ts';

/**
 * Hands over what the server has now, at the start and again when the language changes (R124). A failed
 * call leaves what the build knew: it is complete by itself.
 */
export const followPromotions = (show: (list: readonly Announcement[]) => Promise<void>): void => {
  let asked = '';
  const ask = async (): Promise<void> => {
    const locale = $locale.get();
    if (locale === asked) return;
    asked = locale;
    try {
      const list = await promotions({ merchantCode: merchantCode(), language: wireLanguage(locale) });
      if ($locale.get() === locale) await show(list);
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    }
  };
  $locale.listen(() => void ask());
  void ask();
};
