import { loadDeferredWords, loadErrorText } from '#i18n/page-words.ts';
import { codeOf } from '#lib/http/errors.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { showToast } from '#lib/toasts.ts';
import type { confirmDialog } from '#ui/open-dialog.tsx';

/** Resolves to the module once the texts of dialogs are loaded too, or to null after a toast if it cannot be loaded. */
export const loadLazyModule = async <T>(part: Promise<T>): Promise<T | null> => {
  try {
    return (await Promise.all([part, loadDeferredWords()]))[0];
  } catch (error) {
    // Any error other than a failed call means that the module could not be loaded.
    showToast(await loadErrorText(codeOf(error).replace('system.unknown', 'network.part')), { kind: 'bad' });
    return null;
  }
};

const loadConfirmation = () => import('#ui/open-confirmation.ts');

/** Loads the dialog of `confirmFirst` in advance, so that it opens even if the network drops. */
export const prepareConfirmation = (): void => ignoreFailure(loadConfirmation());

/** Shows a confirmation dialog. Resolves to false if it is declined or cannot be loaded (shows a toast). */
export const confirmFirst = async (question: Parameters<typeof confirmDialog>[0]): Promise<boolean> => {
  const part = await loadLazyModule(loadConfirmation());
  return part ? part.confirmDialog(question) : false;
};
