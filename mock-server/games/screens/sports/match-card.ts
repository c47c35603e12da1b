import type { Leg, Match, Result } from '../../sports/wire.ts';
import { element } from '../shell/element.ts';
import { words } from './words.ts';

const hour = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Manila' });

const results: readonly Result[] = ['1', 'X', '2'];

export interface MatchCard {
  readonly root: HTMLElement;
  /** Shows what is picked, and whether it can be changed. */
  show(picked: Result | undefined, locked: boolean): void;
  /** Shows the final score and how the pick did; null takes them away. */
  end(score: readonly [number, number] | null, won?: boolean): void;
}

/** A match with its odds to tap. */
export const matchCard = (match: Match, pick: (leg: Leg) => void): MatchCard => {
  const nameOf = (result: Result): string => (result === '1' ? match.home : result === '2' ? match.away : words().draw);
  const buttons = results.flatMap((result) => {
    const odds = match.odds[result];
    if (!odds) return [];
    const button = element(
      'button',
      { class: 'odds', on: { click: () => pick({ match: match.id, pick: result }) } },
      element('span', { text: result }),
      element('span', { class: 'unseen', text: () => words().pick(nameOf(result)) }),
      element('b', { text: odds.toFixed(2) }),
    );
    return [{ result, button }];
  });
  const score = element('p', { class: 'score' });
  const root = element(
    'li',
    { class: 'match' },
    element(
      'div',
      { class: 'teams' },
      element('p', { class: 'quiet', text: hour.format(match.starts) }),
      element('p', { text: match.home }),
      element('p', { text: match.away }),
    ),
    score,
    element('div', { class: 'picks' }, ...buttons.map(({ button }) => button)),
  );
  return {
    root,
    show: (picked, locked) => {
      for (const { result, button } of buttons) {
        button.setAttribute('aria-pressed', String(result === picked));
        button.disabled = locked;
      }
    },
    end: (final, won) => {
      score.replaceChildren(...(final ?? []).map((goals) => element('b', { text: String(goals) })));
      if (won === undefined) delete root.dataset.won;
      else {
        root.dataset.won = String(won);
        score.append(element('span', { class: 'unseen', text: won ? words().won : words().lost }));
      }
    },
  };
};
