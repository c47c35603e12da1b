import { codeOf } from '../api/errors.ts';
import { showToast } from './site/toasts.ts';

/** Waits for a part that an action needs and answers whether it came; where it did not, a toast gives the reason that `say` words. */
export const loadOrToast = async (part: Promise<unknown>, say: (code: string) => string): Promise<boolean> => {
  try {
    await part;
    return true;
  } catch (error) {
    showToast(say(codeOf(error)), { kind: 'bad' });
    return false;
  }
};
