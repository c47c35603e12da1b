import { errorText } from '../../../../i18n/error-words.ts';
import { $words, lateWords } from '../../../../i18n/page-words.ts';
import { loadOrToast } from '../../../../lib/load-or-toast.ts';

/** Opens a part that comes with the tap; where it cannot be had, says why. */
export const openOrToast = async (open: () => Promise<unknown>): Promise<void> => {
  await lateWords();
  await loadOrToast(open(), (code) => errorText($words.get().t, code));
};
