import type { BingoOutcome } from '../../../bingo/wire.ts';
import { letterOf, makeCard } from '../../bingo/card.ts';
import { namesOf } from '../../bingo/room.ts';
import { words as bingoWords } from '../../bingo/words.ts';
import { element } from '../../shell/element.ts';
import { words } from '../words.ts';
import type { Scene } from './scene.ts';

/** Shows the balls and cards of a bingo round. */
export const bingoScene = (outcome: BingoOutcome): Scene => {
  const { cards, balls, prizes = [] } = outcome;
  const dealt = cards.map(makeCard);
  const ball = element('p', { class: 'ball' });
  const grid = element(
    'div',
    { class: 'cards', attributes: { 'data-count': String(dealt.length) } },
    ...dealt.map(({ root }) => root),
  );
  const show = (count: number): void => {
    const last = balls[count - 1];
    ball.textContent = last === undefined ? '' : `${letterOf(last)} ${last}`;
    ball.dataset.column = last === undefined ? '' : letterOf(last);
    const seen = new Set(balls.slice(0, count));
    for (const card of dealt) card.mark(seen);
  };
  return {
    root: element('div', {}, element('div', { class: 'draw' }, ball), grid),
    steps: [
      { text: words().start, show: () => show(0) },
      ...balls.map((ball, index) => ({
        text: [
          `${bingoWords().drawing(index + 1, balls.length)}: ${letterOf(ball)} ${ball}`,
          ...prizes
            .filter((it) => it.ball === index + 1)
            .map((it) => bingoWords().wins(namesOf(it, outcome), bingoWords().patterns[it.pattern])),
        ].join(' · '),
        show: () => show(index + 1),
      })),
    ],
  };
};
