import { errorText } from '../../../../i18n/error-words.ts';
import { $words, lateWords } from '../../../../i18n/page-words.ts';
import { loadOrToast } from '../../../../lib/load-or-toast.ts';

/** Opens a lazily loaded component; shows a toast if it cannot be loaded. */
export const openOrToast = async (open: () => Promise<unknown>): Promise<void> => {
  await lateWords();
  await loadOrToast(open(), (code) => errorText($words.get().t, code));
};
