import { errorText } from '#i18n/error-words.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { loadOrToast } from '#lib/load-or-toast.ts';
import type { confirmDialog } from '#ui/open-dialog.tsx';

/** Resolves to the module, or to null after showing a toast if it cannot be loaded. */
export const loadLazyModule = async <T>(part: Promise<T>): Promise<T | null> => {
  await Promise.allSettled([part, loadDeferredWords()]);
  return loadOrToast(part, (code) => errorText($words.get().t, code));
};

const loadConfirmation = () => import('#ui/open-confirmation.ts');

/** Loads the dialog of `confirmFirst` in advance, so that it opens even if the network drops. */
export const prepareConfirmation = (): void => void loadConfirmation().catch(() => undefined);

/** Shows a confirmation dialog. Resolves to false if it is declined or cannot be loaded (shows a toast). */
export const confirmFirst = async (question: Parameters<typeof confirmDialog>[0]): Promise<boolean> => {
  const part = await loadLazyModule(loadConfirmation());
  return part ? part.confirmDialog(question) : false;
};
