import { errorText } from '../../i18n/error-words.ts';
import { $words, lateWords } from '../../i18n/page-words.ts';
import { loadOrToast } from '../../lib/load-or-toast.ts';
import type { askDialog } from '../../ui/open-dialog.tsx';

/** A part that comes with the press that needs it; null where it cannot be had, which a toast says. */
export const loadLazyModule = async <T>(part: Promise<T>): Promise<T | null> => {
  await Promise.allSettled([part, lateWords()]);
  return loadOrToast(part, (code) => errorText($words.get().t, code));
};

/** Asks whether that is meant. No, too, where the question itself cannot be fetched, which a toast says. */
export const confirmFirst = async (question: Parameters<typeof askDialog>[0]): Promise<boolean> => {
  const part = await loadLazyModule(import('../../ui/open-dialog.tsx'));
  return part ? part.askDialog(question) : false;
};
