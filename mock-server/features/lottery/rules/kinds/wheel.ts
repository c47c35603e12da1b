import { drawSome, type LotteryKind, numbered, play, startsWith } from '../play.ts';
import { sides } from '../sides.ts';

/** One number of a wheel; zero is neither big nor small, neither odd nor even. */
export const wheel = (from: 0 | 1, to: number): LotteryKind => {
  const symbols = numbered(from, to);
  const bigFrom = Math.floor(to / 2) + 1;
  const half = to / 2 / symbols.length;
  return {
    summary: { EN: `1 number, ${from} to ${to}`, TY: `1 numero, ${from} hanggang ${to}` },
    groups: [
      {
        key: 'number',
        name: { EN: 'Number', TY: 'Numero' },
        plays: [
          play({
            key: 'number',
            name: { EN: 'One number', TY: 'Isang numero' },
            hint: { EN: 'The wheel stops at it.', TY: 'Dito hihinto ang ruleta.' },
            symbols,
            ordered: true,
            chance: 1 / symbols.length,
            wins: startsWith,
          }),
          play({
            key: 'either',
            name: { EN: 'Either of three', TY: 'Isa sa tatlo' },
            hint: { EN: 'The wheel stops at one of your three.', TY: 'Hihinto ang ruleta sa isa sa tatlo mo.' },
            symbols,
            pick: 3,
            chance: 3 / symbols.length,
            wins: ([drawn = ''], numbers) => numbers.includes(drawn),
          }),
        ],
      },
      sides({
        of: { EN: 'the number', TY: 'numero' },
        bigFrom,
        least: 1,
        most: to,
        sizeChance: half,
        parityChance: half,
        figure: ([drawn]) => Number(drawn) || null,
      }),
    ],
    draw: (random) => drawSome(random, symbols, 1),
  };
};
