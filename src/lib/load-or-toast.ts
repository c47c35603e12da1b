import { codeOf } from './http/errors.ts';
import { showToast } from './toasts.ts';

/** Loads what an action needs. Returns null after a toast with the reason, in the words of `say`, if it fails. */
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
