import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import type { BaccaratOutcome, Card } from '../../../baccarat/wire.ts';
import { words as liveWords } from '../../live/words.ts';
import { face } from '../../shell/dealt-cards.ts';
import { element } from '../../shell/element.ts';
import { makeHandSide } from '../../shell/hand-side.ts';
import { words } from '../words.ts';
import { betList, betsOf, type Scene } from './scene.ts';

/** Shows the cards of a baccarat round. */
export const baccaratScene = (round: CheckedRound, { player, banker, totals, winner }: BaccaratOutcome): Scene => {
  const w = liveWords();
  const [left, right] = [makeHandSide('player', w.player), makeHandSide('banker', w.banker)];
  const bets = betList(betsOf(round), (spot) => w[spot as 'player' | 'tie' | 'banker']);
  const dealt = [0, 1, 2].flatMap((at) => [
    ...(player[at] ? [{ side: 'player' as const, card: player[at] as Card }] : []),
    ...(banker[at] ? [{ side: 'banker' as const, card: banker[at] as Card }] : []),
  ]);
  const show = (count: number, isOver: boolean): void => {
    const shown = dealt.slice(0, count);
    left.cards.replaceChildren(...shown.filter((it) => it.side === 'player').map(({ card }) => face(card)));
    right.cards.replaceChildren(...shown.filter((it) => it.side === 'banker').map(({ card }) => face(card)));
    left.points.textContent = isOver ? String(totals.player) : '';
    right.points.textContent = isOver ? String(totals.banker) : '';
    bets.mark(isOver ? [winner] : []);
  };
  return {
    root: element('div', {}, element('div', { class: 'sides' }, left.root, right.root), bets.root),
    steps: [
      { text: words().placed, show: () => show(0, false) },
      ...dealt.map((card, index) => ({
        text: `${w[card.side]}: ${words().card(index + 1)}`,
        show: () => show(index + 1, false),
      })),
      { text: w.wins(w[winner], totals.player, totals.banker), show: () => show(dealt.length, true) },
    ],
  };
};
