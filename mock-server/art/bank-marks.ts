import { bend } from './paint/letters.ts';
import { Pen } from './paint/pen.ts';
import { outline } from './sources/fonts.ts';

/** Letters and background of each mark: our own plates, not the banks' logos. */
const plates = {
  gcash: ['G', '#0a66d6'],
  maya: ['M', '#12a150'],
  grabpay: ['GP', '#0b8f47'],
  alipay: ['A', '#1677ff'],
  wechat: ['W', '#0c9d48'],
  qq: ['Q', '#2a6fd6'],
  instapay: ['IP', '#5b3fd0'],
  bdo: ['BD', '#123c8c'],
  bpi: ['BP', '#a51c30'],
  metro: ['MB', '#1d3f94'],
  ubp: ['UB', '#d35f00'],
  lbp: ['LB', '#0b7a3b'],
  pnb: ['PN', '#1f4e9e'],
  secb: ['SB', '#0f6b74'],
} as const satisfies Record<string, readonly [string, string]>;

type BankMark = keyof typeof plates;

export const isBankMark = (name: string): name is BankMark => Object.hasOwn(plates, name);

const markSize = 48;
const capHeight = 20;
const maxTextWidth = 36;

/** Draws a bank's initials on a plate, 48 by 48. */
export function drawBankMark(name: BankMark): string {
  const [text, ground] = plates[name];
  const box = outline('kanitBlack', text);
  const scale = Math.min(capHeight / box.height, maxTextWidth / box.width);
  const middle = markSize / 2;
  const d = bend(box.path, (x, y) => [
    middle + (x - box.left - box.width / 2) * scale,
    middle + (y - box.top - box.height / 2) * scale,
  ]);
  return new Pen().svg(
    markSize,
    markSize,
    `<rect width="${markSize}" height="${markSize}" rx="12" fill="${ground}"/><path d="${d}" fill="#fff"/>`,
  );
}
