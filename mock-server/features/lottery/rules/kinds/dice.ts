import { type LotteryKind, numbered, play } from '../play.ts';
import { sides } from '../sides.ts';

const symbols = numbered(1, 6);
const rolls = 216;

const isTriple = (drawn: readonly string[]): boolean => new Set(drawn).size === 1;

/** Lottery with three dice. */
export const dice: LotteryKind = {
  summary: { EN: '3 dice', TY: '3 dice', VI: '3 xúc xắc' },
  groups: [
    {
      key: 'faces',
      name: { EN: 'Numbers', TY: 'Numbers', VI: 'Số' },
      plays: [
        play({
          key: 'face',
          name: { EN: 'One number', TY: 'Isang number', VI: 'Một số' },
          hint: {
            EN: 'At least one die shows your number.',
            TY: 'Lalabas ang number mo sa kahit isang dice.',
            VI: 'Ít nhất một xúc xắc ra số của bạn.',
          },
          symbols,
          chance: 91 / rolls,
          wins: (drawn, [face = '']) => drawn.includes(face),
        }),
        play({
          key: 'pair',
          name: { EN: 'Two numbers', TY: 'Dalawang number', VI: 'Hai số' },
          hint: { EN: 'The dice show both numbers.', TY: 'Parehong lalabas sa dice.', VI: 'Xúc xắc ra cả hai số.' },
          symbols,
          pick: 2,
          chance: 30 / rolls,
          wins: (drawn, faces) => faces.every((face) => drawn.includes(face)),
        }),
        play({
          key: 'triple',
          name: { EN: 'Triple', TY: 'Triple', VI: 'Bộ ba' },
          hint: {
            EN: 'All three dice show your number.',
            TY: 'Lalabas ang number mo sa tatlong dice.',
            VI: 'Cả ba xúc xắc ra số của bạn.',
          },
          symbols,
          chance: 1 / rolls,
          wins: (drawn, [face]) => isTriple(drawn) && drawn[0] === face,
        }),
      ],
    },
    sides({
      of: { EN: 'the total (a triple loses)', TY: 'total (talo kapag triple)', VI: 'tổng (bộ ba là thua)' },
      bigFrom: 11,
      minFigure: 3,
      maxFigure: 18,
      sizeChance: 105 / rolls,
      parityChance: 105 / rolls,
      figure: (drawn) => (isTriple(drawn) ? null : drawn.reduce((sum, face) => sum + Number(face), 0)),
    }),
  ],
  draw: (random) => Array.from({ length: 3 }, () => random.pick(symbols)),
};
