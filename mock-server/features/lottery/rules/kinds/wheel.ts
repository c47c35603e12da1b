import { drawSome, type LotteryKind, numbered, play, startsWith } from '../play.ts';
import { sides } from '../sides.ts';

/** Returns a lottery that draws one number of a wheel. Zero is neither big nor small, neither odd nor even. */
export const wheel = (from: 0 | 1, to: number): LotteryKind => {
  const symbols = numbered(from, to);
  const bigFrom = Math.floor(to / 2) + 1;
  const half = to / 2 / symbols.length;
  return {
    summary: {
      EN: `1 number, ${from} to ${to}`,
      TY: `1 number, ${from} hanggang ${to}`,
      VI: `1 số, từ ${from} đến ${to}`,
    },
    groups: [
      {
        key: 'number',
        name: { EN: 'Number', TY: 'Number', VI: 'Số' },
        plays: [
          play({
            key: 'number',
            name: { EN: 'One number', TY: 'Isang number', VI: 'Một số' },
            hint: {
              EN: 'The wheel stops on your number.',
              TY: 'Hihinto ang wheel sa number mo.',
              VI: 'Vòng quay dừng ở số của bạn.',
            },
            symbols,
            ordered: true,
            chance: 1 / symbols.length,
            wins: startsWith,
          }),
          play({
            key: 'either',
            name: { EN: 'One of three', TY: 'Isa sa tatlo', VI: 'Một trong ba' },
            hint: {
              EN: 'The wheel stops on one of your 3 numbers.',
              TY: 'Hihinto ang wheel sa isa sa 3 number mo.',
              VI: 'Vòng quay dừng ở một trong 3 số của bạn.',
            },
            symbols,
            pick: 3,
            chance: 3 / symbols.length,
            wins: ([drawn = ''], numbers) => numbers.includes(drawn),
          }),
        ],
      },
      sides({
        of: { EN: 'the number', TY: 'number', VI: 'số' },
        bigFrom,
        minFigure: 1,
        maxFigure: to,
        sizeChance: half,
        parityChance: half,
        figure: ([drawn]) => Number(drawn) || null,
      }),
    ],
    draw: (random) => drawSome(random, symbols, 1),
  };
};
