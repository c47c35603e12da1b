import { codeOf } from './http/errors.ts';
import { showToast } from './toasts.ts';

/** Loads a module that an action needs. On failure, shows the text of `errorTextOf` in a toast and returns null. */
export const loadOrToast = async <T>(
  part: Promise<T>,
  errorTextOf: (code: string) => string | Promise<string>,
): Promise<T | null> => {
  try {
    return await part;
  } catch (error) {
    // Any error other than a failed call means that the module could not be loaded.
    showToast(await errorTextOf(codeOf(error).replace('system.unknown', 'network.part')), { kind: 'bad' });
    return null;
  }
};
