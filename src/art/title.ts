import type { Lettering } from './choice.ts';
import { fitted, type Line } from './paint/letters.ts';

const small = new Set([
  'a',
  'an',
  'and',
  'at',
  'ng',
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
const MOST_LETTERS = 24;

/** The part of a long name that a picture can carry: leading words up to a colon, never ending in a small word. */
export function shortName(name: string): string {
  const head = (name.split(/[:(]/)[0] ?? name).trim();
  const words = head.split(' ');
  while (words.length > 1 && (words.join(' ').length > MOST_LETTERS || small.has((words.at(-1) ?? '').toLowerCase())))
    words.pop();
  return words.join(' ');
}

interface Box {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Tallest capitals for one, two and three lines. */
const tallest = [74, 58, 43];
const GAP = 13;

/** Breaks a name into one to three lines that fill the box best, and centres them in it. */
export function layTitle(name: string, lettering: Lettering, box: Box, arch: number): Line[] {
  const options = breaks(shortName(name).toUpperCase().split(' ')).map((texts) => {
    const cap = tallest[texts.length - 1] ?? 40;
    const sizes = texts.map((text, i) => fitted(lettering, text, box.width, isAside(texts, i) ? cap * 0.62 : cap));
    return { texts, sizes, weight: Math.min(...sizes.map((size) => size.height)) * 2 + area(sizes) / box.width };
  });
  const best = options.reduce((a, b) => (b.weight > a.weight ? b : a));
  const total = best.sizes.reduce((sum, size) => sum + size.height, 0) + GAP * (best.sizes.length - 1);
  const room = box.bottom - box.top;
  const shrink = Math.min(1, room / total);
  let y = box.top + Math.max(0, (room - total * shrink) / 2);
  return best.texts.map((text, i) => {
    const { width, height } = best.sizes[i] ?? { width: 0, height: 0 };
    const line = { text, x: box.x, y, width: width * shrink, height: height * shrink, arch: i === 0 ? arch : 0 };
    y += line.height + GAP * shrink;
    return line;
  });
}

const area = (sizes: readonly { width: number; height: number }[]): number =>
  sizes.reduce((sum, size) => sum + size.width * size.height, 0) / 40;

/** A last line much shorter than the first reads better small. */
const isAside = (texts: readonly string[], i: number): boolean =>
  texts.length === 2 && i === 1 && (texts[0]?.length ?? 0) >= (texts[1]?.length ?? 0) + 3;

/** All ways to break words into at most three lines without leaving a small word alone or last. */
function breaks(words: readonly string[]): string[][] {
  const ways: string[][] = [[words.join(' ')]];
  for (let i = 1; i < words.length; i++) {
    const first = words.slice(0, i);
    if (small.has((first.at(-1) ?? '').toLowerCase())) continue;
    ways.push([first.join(' '), words.slice(i).join(' ')]);
    for (let j = i + 1; j < words.length; j++) {
      const second = words.slice(i, j);
      if (small.has((second.at(-1) ?? '').toLowerCase())) continue;
      ways.push([first.join(' '), second.join(' '), words.slice(j).join(' ')]);
    }
  }
  return ways;
}
