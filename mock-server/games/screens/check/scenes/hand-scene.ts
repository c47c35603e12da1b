import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import type { HandEngineName } from '#sim/features/games/hands/engine.ts';
import type { HandView } from '../../../hands/wire.ts';
import { playerName } from '../../hands/player-name.ts';
import { makeTable } from '../../hands/table.ts';
import { words as handWords } from '../../hands/words.ts';
import { openCard } from '../../shell/cards.ts';
import { element } from '../../shell/element.ts';
import { replayHand } from '../verify.ts';
import { words } from '../words.ts';
import { money, type Scene, type Step } from './scene.ts';

/** Shows the moves of a card game. */
export const handScene = async (round: CheckedRound, engine: HandEngineName, outcome: HandView): Promise<Scene> => {
  const table = makeTable(engine, money);
  const own = element('div', { class: 'own' });
  const w = handWords();
  const nameOf = (seat: number): string => (engine === 'blackjack' && seat > 0 ? words().dealer : playerName(seat));
  const played = round.seed === null || round.forced ? [] : (await replayHand(round, engine)).steps;
  const show = ({ places: _, ...view }: HandView): void => {
    // Without its places, the table shows the hands beside the active one.
    table.draw(view, false);
    const cards = view.seats[0]?.cards ?? [];
    own.dataset.count = String(cards.length);
    own.replaceChildren(...cards.map(openCard));
  };
  const last = played.length - 1;
  const step = (text: string, view: HandView): Step => ({ text, show: () => show(view) });
  return {
    root: element('div', {}, table.root, own),
    steps: [
      ...played.map(({ entry, view }, index) => {
        const isLast = index === last;
        const { payout, turnEndsAt, log, ...facts } = outcome;
        const seen = {
          ...facts,
          payout,
          turnEndsAt,
          log,
          ...view,
          over: isLast,
          acts: [],
          winners: [],
        } as unknown as HandView;
        return step(
          entry ? `${nameOf(entry.seat)}: ${w.done[entry.act]}` : words().start,
          isLast ? { ...seen, winners: outcome.winners } : seen,
        );
      }),
      step(words().end, outcome),
    ],
  };
};
