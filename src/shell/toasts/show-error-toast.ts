import { loadErrorText } from '#i18n/page-words.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';

/** Shows the message of an error in a toast; nothing for a call that was aborted. */
export const showErrorToast = async (error: unknown): Promise<void> => {
  if (error instanceof CallAborted) return;
  showToast(await loadErrorText(codeOf(error)), { kind: 'bad' });
};
