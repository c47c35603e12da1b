import { bend } from './paint/letters.ts';
import { Pen } from './paint/pen.ts';
import { outline } from './sources/fonts.ts';

/** Letters and background of a mark: our own plate, not the bank's logo. */
export interface BankMark {
  readonly letters: string;
  readonly colour: string;
}

/** Marks of the wallets that need no market. */
export const foreignMarks: Readonly<Record<string, BankMark>> = {
  alipay: { letters: 'A', colour: '#1677ff' },
  wechat: { letters: 'W', colour: '#0c9d48' },
  qq: { letters: 'Q', colour: '#2a6fd6' },
  qrph: { letters: 'QR', colour: '#c8102e' },
  counter: { letters: '7', colour: '#0b7a3b' },
};

const markSize = 48;
const capHeight = 20;
const maxTextWidth = 36;

/** Draws a bank's initials on a plate, 48 by 48. */
export function drawBankMark({ letters, colour }: BankMark): string {
  const box = outline('kanitBlack', letters);
  const scale = Math.min(capHeight / box.height, maxTextWidth / box.width);
  const middle = markSize / 2;
  const d = bend(box.path, (x, y) => [
    middle + (x - box.left - box.width / 2) * scale,
    middle + (y - box.top - box.height / 2) * scale,
  ]);
  return new Pen().svg(
    markSize,
    markSize,
    `<rect width="${markSize}" height="${markSize}" rx="12" fill="${colour}"/><path d="${d}" fill="#fff"/>`,
  );
}
