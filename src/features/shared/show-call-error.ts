import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';

/** Shows the message of a failed call in a toast; nothing for a call that was cancelled or whose page was left. */
export const showCallError = (t: Words, error: unknown): void => {
  if (!(error instanceof CallAborted)) showToast(errorText(t, error), { kind: 'bad' });
};
