import { CallAborted, codeOf } from '../../lib/http/errors.ts';
import { showToast } from '../../lib/toasts.ts';

/** Shows the message of an error in a toast; nothing for a call that was aborted, or offline before the messages loaded. */
export const reportError = async (error: unknown): Promise<void> => {
  if (error instanceof CallAborted) return;
  const words = await import('../../i18n/words-on-demand.ts').catch(() => null);
  if (words) showToast(await words.loadErrorText(codeOf(error)), { kind: 'bad' });
};
