import type { Lettering } from './choice.ts';
import { fitText, type Line } from './paint/letters.ts';

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'ng',
  'da',
  'ni',
  'of',
  'o',
  'over',
  'sa',
  'the',
  'na',
  'to',
  'in',
  'mga',
  '&',
]);
const maxLetters = 24;

/** Returns the part of a long name that fits a picture: leading words up to a colon, not ending in a short word. */
export function shortName(name: string): string {
  const head = (name.split(/[:(]/)[0] ?? name).trim();
  const words = head.split(' ');
  while (words.length > 1 && (words.join(' ').length > maxLetters || small.has((words.at(-1) ?? '').toLowerCase())))
    words.pop();
  return words.join(' ');
}

interface Box {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Maximum capital height for one, two and three lines. */
const tallest = [74, 58, 43];
const letterGap = 12;
const longWordLetters = 11;

/** Breaks a name into the one to three lines that fill the box best, and centres them. */
export function layTitle(name: string, lettering: Lettering, box: Box, arch: number): Line[] {
  const room = box.bottom - box.top;
  const options = breaks(wordsOf(shortName(name).toUpperCase())).map((texts) => {
    const cap = tallest[texts.length - 1] ?? 40;
    const sizes = texts.map((text, i) => fitText(lettering, text, box.width, isAside(texts, i) ? cap * 0.62 : cap));
    const total = sizes.reduce((sum, size) => sum + size.height, 0) + letterGap * (sizes.length - 1);
    const shrink = Math.min(1, room / total);
    const heights = sizes.map((size) => size.height * shrink);
    return { texts, sizes, total, shrink, weight: 1.7 * Math.min(...heights) + Math.max(...heights) };
  });
  const { texts, sizes, total, shrink } = options.reduce((a, b) => (b.weight > a.weight ? b : a));
  let y = box.top + Math.max(0, (room - total * shrink) / 2);
  return texts.map((text, i) => {
    const { width, height } = sizes[i] ?? { width: 0, height: 0 };
    const line = {
      text,
      x: box.x,
      y,
      width: width * shrink,
      height: height * shrink,
      arch: i === 0 ? arch : 0,
    };
    y += line.height + letterGap * shrink;
    return line;
  });
}

/** Returns the words of a title; a long one can be split at its hyphen. */
const wordsOf = (title: string): string[] =>
  title.split(' ').flatMap((word) => (word.length > longWordLetters ? word.split(/(?<=-)/) : [word]));

/** Returns whether a last line is much shorter than the first, and is therefore set smaller. */
const isAside = (texts: readonly string[], i: number): boolean =>
  texts.length === 2 && i === 1 && (texts[0]?.length ?? 0) >= (texts[1]?.length ?? 0) + 3;

/** Returns all ways to break words into at most three lines without a short word alone or last in a line. */
function breaks(words: readonly string[]): string[][] {
  const ways: string[][] = [[join(words)]];
  for (let i = 1; i < words.length; i++) {
    const first = words.slice(0, i);
    if (small.has((first.at(-1) ?? '').toLowerCase())) continue;
    ways.push([join(first), join(words.slice(i))]);
    for (let j = i + 1; j < words.length; j++) {
      const second = words.slice(i, j);
      if (small.has((second.at(-1) ?? '').toLowerCase())) continue;
      ways.push([join(first), join(second), join(words.slice(j))]);
    }
  }
  return ways;
}

const join = (words: readonly string[]): string => words.join(' ').replaceAll('- ', '-');
