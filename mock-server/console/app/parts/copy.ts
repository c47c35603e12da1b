import { attempt } from '../state/notice.ts';

/** Puts a text on the clipboard and says so. */
export const copyText = (text: string, what: string): void =>
  void attempt(() => navigator.clipboard.writeText(text), `${what} copied.`);
