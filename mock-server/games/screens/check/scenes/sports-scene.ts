import type { SportsDetail } from '#sim/features/games/rules/sports-slips.ts';
import { element } from '../../shell/element.ts';
import { marketText, pickText } from '../../sports/names.ts';
import { words as sportsWords } from '../../sports/words.ts';
import { words } from '../words.ts';
import type { Scene } from './scene.ts';

/** Shows the picks of a sports bet. */
export const sportsScene = ({ legs, cashedOut }: SportsDetail['outcome']): Scene => {
  const w = sportsWords();
  const parts = legs.map((leg) => {
    const score = element('b', { class: 'total' });
    const root = element(
      'li',
      { class: 'match' },
      element('div', { class: 'match__top' }, element('span', { class: 'quiet', text: leg.league })),
      element(
        'p',
        { class: 'side' },
        element('span', { class: 'side__name', text: `${leg.home} v ${leg.away}` }),
        score,
      ),
      element(
        'p',
        {},
        element('b', { text: `${pickText(leg)} · ${leg.odds.toFixed(2)}` }),
        ' ',
        element('span', { class: 'quiet', text: leg.market === 'first' ? '' : marketText(leg.market, '') }),
      ),
    );
    return { leg, root, score };
  });
  const show = (count: number): void => {
    for (const [at, { leg, root, score }] of parts.entries()) {
      const isShown = at < count;
      score.textContent = isShown && leg.score ? leg.score.join(' – ') : '';
      root.toggleAttribute('data-won', isShown && leg.state === 'won');
      root.toggleAttribute('data-lost', isShown && leg.state === 'lost');
    }
  };
  return {
    root: element('ul', { class: 'matches' }, ...parts.map(({ root }) => root)),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...legs.map((leg, index) => ({
        text: `${leg.home} v ${leg.away}: ${leg.score ? `${leg.score.join(' – ')}, ` : ''}${w.legStates[leg.state]}`,
        show: () => show(index + 1),
      })),
      ...(cashedOut ? [{ text: words().cashedOut, show: () => show(legs.length) }] : []),
    ],
  };
};
