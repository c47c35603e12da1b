import { loadErrorText } from '../../i18n/page-words.ts';
import { CallAborted, codeOf } from '../../lib/http/errors.ts';
import { showToast } from '../../lib/toasts.ts';

/** Shows the message of an error in a toast; nothing for a call that was aborted, or if the texts cannot be loaded. */
export const reportError = async (error: unknown): Promise<void> => {
  if (error instanceof CallAborted) return;
  const text = await loadErrorText(codeOf(error));
  if (text) showToast(text, { kind: 'bad' });
};
