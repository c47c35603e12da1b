import { drawSome, type LotteryKind, numbered, play, startsWith } from '../play.ts';
import { sides } from '../sides.ts';

const cars = 10;
const symbols = numbered(1, cars);

const places = [
  {
    EN: 'Winner',
    TY: 'Panalo',
    VI: 'Về nhất',
    hint: { EN: 'Your car finishes first.', TY: 'Mauuna ang kotse mo.', VI: 'Xe của bạn về nhất.' },
  },
  {
    EN: 'First two',
    TY: 'Unang dalawa',
    VI: 'Hai xe đầu',
    hint: {
      EN: 'First and second place in this order.',
      TY: 'Una at ikalawa, sa ganitong ayos.',
      VI: 'Xe về nhất và nhì đúng thứ tự.',
    },
  },
  {
    EN: 'First three',
    TY: 'Unang tatlo',
    VI: 'Ba xe đầu',
    hint: {
      EN: 'First, second and third place in this order.',
      TY: 'Una, ikalawa at ikatlo, sa ganitong ayos.',
      VI: 'Xe về nhất, nhì và ba đúng thứ tự.',
    },
  },
];

/** Lottery with the finishing order of ten cars. */
export const race: LotteryKind = {
  summary: { EN: '10-car race', TY: 'Karera ng 10 kotse', VI: 'Đua 10 xe' },
  groups: [
    {
      key: 'places',
      name: { EN: 'Places', TY: 'Puwesto', VI: 'Thứ hạng' },
      plays: places.map(({ hint, ...name }, index) =>
        play({
          key: `top${index + 1}`,
          name,
          hint,
          symbols,
          pick: index + 1,
          ordered: true,
          chance: places.slice(0, index + 1).reduce((chance, _, place) => chance / (cars - place), 1),
          wins: startsWith,
        }),
      ),
    },
    sides({
      of: { EN: 'the winner', TY: 'panalong kotse', VI: 'xe về nhất' },
      bigFrom: 6,
      minFigure: 1,
      maxFigure: cars,
      sizeChance: 0.5,
      parityChance: 0.5,
      figure: ([winner]) => Number(winner),
    }),
  ],
  draw: (random) => drawSome(random, symbols, cars),
};
