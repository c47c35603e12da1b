import { toMajor } from '#lib/money/money.ts';
import type { SabongOutcome } from '../../../sabong/wire.ts';
import { words as sabongWords } from '../../sabong/words.ts';
import { element, picture } from '../../shell/element.ts';
import { words } from '../words.ts';
import { money, type Scene } from './scene.ts';

/** Shows the fight of a sabong round. */
export const sabongScene = (outcome: SabongOutcome): Scene => {
  const w = sabongWords();
  const cock = (side: 'meron' | 'wala'): HTMLElement =>
    element('span', { class: `cock cock--${side}` }, picture('/__games/assets/symbols/rooster.webp'));
  const ring = element(
    'div',
    { class: 'ring' },
    cock('meron'),
    cock('wala'),
    element('p', { class: 'fight__names', text: w.fightOf(outcome.meron, outcome.wala) }),
  );
  const pools = outcome.pools;
  const rows = (['meron', 'draw', 'wala'] as const).map((side) =>
    element(
      'li',
      {},
      element('span', { text: w.sides[side] }),
      element('b', { text: pools ? money(toMajor(pools.crowd[side] + pools.players[side])) : '' }),
      element('small', { class: 'quiet', text: pools ? words().crowd(money(toMajor(pools.crowd[side]))) : '' }),
    ),
  );
  const show = (phase: string, winner: string): void => {
    ring.dataset.phase = phase;
    ring.dataset.winner = winner;
    for (const [at, side] of (['meron', 'draw', 'wala'] as const).entries())
      rows[at]?.toggleAttribute('data-won', side === winner);
  };
  return {
    root: element('div', { class: 'stacked' }, ring, element('ul', { class: 'stakes' }, ...(pools ? rows : []))),
    steps: [
      {
        text: `${w.sides[outcome.side]} · ${w.closed} · ${w.odds} ${outcome.odds.toFixed(2)}`,
        show: () => show('fight', ''),
      },
      { text: w.result(outcome.fight, w.sides[outcome.result]), show: () => show('over', outcome.result) },
    ],
  };
};
