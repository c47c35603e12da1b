import { CallAborted, CallError } from '../../api/errors.ts';
import { templateSettings } from '../../api/system.ts';
import type { Value } from '../../contract/types.ts';
import { reportedLately } from '../../stores/barrier.ts';

const pause = 30_000;

/** Asks every half minute, while the page is in view, whether what brought the visitor here still holds; then leads home (A15). */
export const leaveWhenOver = (holds: (settings: Value<'templateSettings'>) => boolean): void => {
  const ask = async (): Promise<void> => {
    if (document.hidden) return;
    try {
      const over = !holds(await templateSettings());
      if (over && !reportedLately()) location.replace('/m/home');
    } catch (error) {
      // No answer is no news: the page stays.
      if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
    }
  };
  setInterval(() => void ask(), pause);
  document.addEventListener('visibilitychange', () => void ask());
  void ask();
};
