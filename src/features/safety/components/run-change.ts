import { showCallError } from '#features/shared/show-call-error.ts';
import type { Words } from '#i18n/translate.ts';
import { codeOf } from '#lib/http/errors.ts';
import { showToast } from '#lib/toasts.ts';

/** Runs a change, shows a toast with `done` or the error, and reloads what it changed. */
export type RunChange = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** Returns the function that the parts of a page use to change what `reload` loads. */
export const createRunChange =
  (t: Words, reload: () => void): RunChange =>
  async (work, done) => {
    try {
      await work();
      if (done) showToast(done, { kind: 'ok' });
      reload();
    } catch (error) {
      // Cancelling the confirmation needs no message.
      if (codeOf(error) !== 'confirm.required') showCallError(t, error);
    }
  };
