import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { CallAborted, codeOf } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';

/** Runs a change, shows a toast with `done` or the error, and reloads the settings. */
export type RunChange = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** Returns the function that the panels use to change two-step verification settings. */
export const useRunChange =
  (t: Words, reload: () => void): RunChange =>
  async (work, done) => {
    try {
      await work();
      if (done) showToast(done, { kind: 'ok' });
      reload();
    } catch (error) {
      const code = codeOf(error);
      // Cancelling the confirmation needs no message.
      if (!(error instanceof CallAborted) && code !== 'confirm.required')
        showToast(errorText(t, code), { kind: 'bad' });
    }
  };
