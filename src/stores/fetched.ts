import { codeOf } from '../api/errors.ts';
import { showToast } from './site/toasts.ts';

/** Whether a part of the page came that an action asks for; where it cannot be had now, `say` names the reason in a toast and the page stays as it is. */
export const fetched = async (part: Promise<unknown>, say: (code: string) => string): Promise<boolean> => {
  try {
    await part;
    return true;
  } catch (error) {
    showToast(say(codeOf(error)), { kind: 'bad' });
    return false;
  }
};
