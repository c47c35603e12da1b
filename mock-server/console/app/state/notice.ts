import { atom } from 'nanostores';
import { Problem } from './admin.ts';

export interface Notice {
  readonly kind: 'ok' | 'bad';
  readonly text: string;
}

/** Result of the last action. */
export const $notice = atom<Notice | null>(null);

export const showSuccess = (text: string): void => $notice.set({ kind: 'ok', text });

/** Returns the message of an error for users. */
export const wordsOf = (error: unknown): string => {
  if (!(error instanceof Problem)) return String(error);
  return error.missing ? 'This simulator version does not support that.' : `${error.title}: ${error.message}`;
};

/** Shows an error as a notice. */
export const refuse = (error: unknown): void => $notice.set({ kind: 'bad', text: wordsOf(error) });

/** Runs an action and shows a notice with the result. Returns whether it succeeded. */
export const attempt = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
  try {
    await work();
    if (done) showSuccess(done);
    return true;
  } catch (error) {
    refuse(error);
    return false;
  }
};
