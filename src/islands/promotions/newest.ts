import { promotions } from '../../api/content.ts';
import { CallAborted, CallError } from '../../api/errors.ts';
import { brand } from '../../brand/current.ts';
import type { Announcement } from '../../contract/types.ts';
import { wireLanguage } from '../../i18n/locale.ts';
import { $words } from '../../i18n/page-words.ts';
import type { Words } from '../../i18n/translate.ts';

/**
 * Hands over what the server has now, at the start and again when the language changes (R124). A failed
 * call leaves what the build knew: it is complete by itself.
 */
export const followPromotions = (show: (list: readonly Announcement[], t: Words) => void): void => {
  let asked = '';
  const ask = async (): Promise<void> => {
    const { locale, t } = $words.get();
    if (locale === asked) return;
    asked = locale;
    try {
      const list = await promotions({ merchantCode: brand.merchantCode, language: wireLanguage(locale) });
      if ($words.get().locale === locale) show(list, t);
    } catch (error) {
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    }
  };
  $words.listen(() => void ask());
  void ask();
};
