import type { SpotEngine } from '#sim/features/games/catalogue/spot-engines.ts';
import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import type { SpotsOutcome } from '../../../table-bets/wire.ts';
import { element } from '../../shell/element.ts';
import { drawnText, faces, spotName } from '../../table-bets/faces.ts';
import { words as spotWords } from '../../table-bets/words.ts';
import { words } from '../words.ts';
import { betList, betsOf, type Scene } from './scene.ts';

/** Shows the draw of a game with bets on spots. */
export const tableBetsScene = (round: CheckedRound, engine: SpotEngine, { drawn, winners }: SpotsOutcome): Scene => {
  const tray = element('div', { class: 'tray' });
  const bets = betList(betsOf(round), spotName);
  const parts = faces(engine, drawn);
  const show = (count: number): void => {
    tray.replaceChildren(...parts.slice(0, count));
    bets.mark(count === parts.length ? winners : []);
  };
  return {
    root: element('div', {}, element('div', { class: 'scene felt' }, tray), bets.root),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...parts.map((_, index) => ({
        text:
          index === parts.length - 1 ? spotWords().drawn(drawnText(engine, drawn)) : `${words().drawn} ${index + 1}`,
        show: () => show(index + 1),
      })),
    ],
  };
};
