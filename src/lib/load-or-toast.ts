import { codeOf } from './http/errors.ts';
import { showToast } from './toasts.ts';

/** What an action needs and is fetched for it; null where it cannot be had, then a toast gives the reason that `say` words. */
export const loadOrToast = async <T>(
  part: Promise<T>,
  say: (code: string) => string | Promise<string>,
): Promise<T | null> => {
  try {
    return await part;
  } catch (error) {
    // What is no call's failure is the part's.
    showToast(await say(codeOf(error).replace('system.unknown', 'network.part')), { kind: 'bad' });
    return null;
  }
};
