import { errorText } from '../../i18n/error-words.ts';
import { $words } from '../../i18n/page-words.ts';
import { CallAborted, codeOf } from '../../lib/http/errors.ts';
import { showToast } from '../../lib/toasts.ts';

/** Tells the player of a failure in the words of the catalogue. */
export const showMessage = (error: unknown): void => {
  if (error instanceof CallAborted) return;
  showToast(errorText($words.get().t, codeOf(error)), { kind: 'bad' });
};
