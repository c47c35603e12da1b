import { bend } from '../paint/letters.ts';
import type { Pen } from '../paint/pen.ts';
import { placeAt, rect } from '../paint/shapes.ts';
import { emoji, glyph } from '../paint/symbols.ts';
import { outline } from '../sources/fonts.ts';
import type { Hero } from './hero.ts';

type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs';

const tone = (suit: Suit): string => (suit === 'hearts' || suit === 'diamonds' ? '#cf1f35' : '#161a24');

function rank(text: string, x: number, y: number, size: number, fill: string): string {
  const box = outline('kanitBlack', text);
  const scale = size / box.height;
  const d = bend(box.path, (px, py) => [
    x + (px - box.left - box.width / 2) * scale,
    y + (py - box.top - box.height / 2) * scale,
  ]);
  return `<path d="${d}" fill="${fill}"/>`;
}

/** One playing card, 100 by 140 units round the origin. */
export function card(
  pen: Pen,
  text: string,
  suit: Suit | 'joker',
  x: number,
  y: number,
  turn: number,
  scale = 1,
): string {
  const face = pen.linear(['#ffffff', '#f1ead8']);
  const blank =
    rect(-47, -64, 100, 140, '#000', 'rx="11" opacity=".32"') +
    rect(-50, -70, 100, 140, face, 'rx="11"') +
    rect(-48.5, -68.5, 97, 137, 'none', 'rx="10" stroke="#000" stroke-opacity=".14" stroke-width="2"');
  if (suit === 'joker')
    return placeAt(
      x,
      y,
      blank + rect(-44, -64, 88, 128, pen.linear(['#ffe9b0', '#ffc65c']), 'rx="7"') + emoji(pen, 'joker', 0, 0, 96),
      turn,
      scale,
    );
  const fill = tone(suit);
  const corner = rank(text, -33, -48, 25, fill) + glyph(suit, -33, -22, 22, fill);
  return placeAt(
    x,
    y,
    `${blank}${corner}<g transform="rotate(180)">${corner}</g>${glyph(suit, 0, 2, 62, fill)}`,
    turn,
    scale,
  );
}

type Dealt = readonly [rank: string, suit: Suit | 'joker'];

/** A hand spread like a fan. */
export const fan =
  (...hand: readonly Dealt[]): Hero =>
  (pen) => {
    const spread = hand
      .map(([text, suit], i) => {
        const turn = (i - (hand.length - 1) / 2) * Math.min(17, 64 / hand.length);
        return `<g transform="rotate(${turn} 0 210)">${card(pen, text, suit, 0, 4, 0, 1.3)}</g>`;
      })
      .join('');
    return placeAt(0, 0, spread, 0, hand.length > 4 ? 0.84 : hand.length > 3 ? 0.92 : 1);
  };

/** Two or three cards laid over one another, the last on top. */
export const spread =
  (...hand: readonly Dealt[]): Hero =>
  (pen) =>
    hand
      .map(([text, suit], i) => {
        const side = i - (hand.length - 1) / 2;
        return card(
          pen,
          text,
          suit,
          side * (hand.length > 2 ? 62 : 82),
          Math.abs(side) * 14 - 6,
          side * 14,
          hand.length > 2 ? 1.36 : 1.5,
        );
      })
      .join('');

/** A betting chip. */
export function chip(pen: Pen, x: number, y: number, r: number, colour: string, turn = 0): string {
  const notches = [0, 60, 120, 180, 240, 300]
    .map((a) => rect(-r * 0.15, -r, r * 0.3, r * 0.27, '#fff', `opacity=".95" transform="rotate(${a})"`))
    .join('');
  const disc = (radius: number, fill: string, dy = 0): string => `<circle cy="${dy}" r="${radius}" fill="${fill}"/>`;
  return placeAt(
    x,
    y,
    `<g opacity=".45">${disc(r, '#000', r * 0.13)}</g>${disc(r, colour)}${notches}${disc(r * 0.68, '#0004')}${disc(r * 0.62, colour)}<circle r="${r * 0.5}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.16} ${r * 0.1}"/>${disc(
      r * 0.62,
      pen.linear([
        ['#fff', 0.45],
        ['#fff', 0],
        ['#000', 0.2],
      ]),
    )}`,
    turn,
  );
}

/** Piles of chips. */
export const chips: Hero = (pen) =>
  (
    [
      [-62, 40, '#1f4fd0'],
      [62, 40, '#d0262f'],
      [0, -30, '#17935a'],
    ] as const
  )
    .map(([x, y, colour]) => [4, 3, 2, 1, 0].map((i) => chip(pen, x, y + i * 13 - 10, 58, colour, i * 9)).join(''))
    .join('');
