import { attempt } from '../state/notice.ts';

/** Copies a text to the clipboard and shows a notice. */
export const copyText = (text: string, subject: string): void =>
  void attempt(() => navigator.clipboard.writeText(text), `${subject} copied.`);
