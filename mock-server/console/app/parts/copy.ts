import { attempt } from '../state/notice.ts';

/** Copies a text to the clipboard and shows a notice. */
export const copyText = (text: string, what: string): void =>
  void attempt(() => navigator.clipboard.writeText(text), `${what} copied.`);
