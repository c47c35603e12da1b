import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import { type ColourOutcome, colours } from '../../../color/wire.ts';
import { element } from '../../shell/element.ts';
import { makeDice } from '../../table/dice.ts';
import { words as tableWords } from '../../table/words.ts';
import { words } from '../words.ts';
import { betList, betsOf, type Scene } from './scene.ts';

/** Shows the throw of the color game. */
export const colourScene = (round: CheckedRound, { thrown }: ColourOutcome): Scene => {
  const dice = makeDice(colours);
  const bets = betList(betsOf(round), (spot) => tableWords()[spot as (typeof colours)[number]]);
  return {
    root: element('div', {}, dice.root, bets.root),
    steps: [
      {
        text: words().placed,
        show: () => {
          dice.place(['yellow', 'blue', 'red']);
          bets.mark([]);
        },
      },
      {
        text: tableWords().thrown(thrown.map((colour) => tableWords()[colour]).join(', ')),
        show: () => {
          dice.place(thrown);
          bets.mark(thrown);
        },
      },
    ],
  };
};
