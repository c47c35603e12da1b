import { type LotteryKind, numbered, play } from '../play.ts';
import { sides } from '../sides.ts';

const symbols = numbered(1, 6);
const rolls = 216;

const isTriple = (drawn: readonly string[]): boolean => new Set(drawn).size === 1;

/** Three dice. */
export const dice: LotteryKind = {
  summary: { EN: '3 dice', TY: '3 dado' },
  groups: [
    {
      key: 'faces',
      name: { EN: 'Faces', TY: 'Mukha' },
      plays: [
        play({
          key: 'face',
          name: { EN: 'One face', TY: 'Isang mukha' },
          hint: { EN: 'At least one die shows it.', TY: 'Lalabas sa kahit isang dado.' },
          symbols,
          chance: 91 / rolls,
          wins: (drawn, [face = '']) => drawn.includes(face),
        }),
        play({
          key: 'pair',
          name: { EN: 'Two faces', TY: 'Dalawang mukha' },
          hint: { EN: 'Both show on the dice.', TY: 'Parehong lalabas sa mga dado.' },
          symbols,
          pick: 2,
          chance: 30 / rolls,
          wins: (drawn, faces) => faces.every((face) => drawn.includes(face)),
        }),
        play({
          key: 'triple',
          name: { EN: 'Triple', TY: 'Tatlong pareho' },
          hint: { EN: 'All three dice show it.', TY: 'Lalabas sa lahat ng tatlong dado.' },
          symbols,
          chance: 1 / rolls,
          wins: (drawn, [face]) => isTriple(drawn) && drawn[0] === face,
        }),
      ],
    },
    sides({
      of: { EN: 'the total (a triple loses)', TY: 'kabuuan (talo kapag tatlong pareho)' },
      bigFrom: 11,
      least: 3,
      most: 18,
      sizeChance: 105 / rolls,
      parityChance: 105 / rolls,
      figure: (drawn) => (isTriple(drawn) ? null : drawn.reduce((sum, face) => sum + Number(face), 0)),
    }),
  ],
  draw: (random) => Array.from({ length: 3 }, () => random.pick(symbols)),
};
