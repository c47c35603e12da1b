import type { CheckedRound } from '#sim/features/games/endpoints/fairness.ts';
import type { LotteryOutcome } from '../../../lottery/wire.ts';
import { element } from '../../shell/element.ts';
import { words } from '../words.ts';
import type { Scene } from './scene.ts';

/** Shows the draw of an instant lottery. */
export const lotteryScene = (round: CheckedRound, { drawn }: LotteryOutcome): Scene => {
  const { picks } = (round.detail as { readonly choice: { readonly picks: readonly number[] } }).choice;
  const tube = element('div', { class: 'tube' });
  const own = element('div', { class: 'tube' });
  const ball = (number: number, isHit: boolean): HTMLElement =>
    element('b', { class: isHit ? 'ball mine' : 'ball', text: String(number) });
  const show = (count: number): void => {
    const drawnSoFar = drawn.slice(0, count);
    tube.replaceChildren(...drawnSoFar.map((it) => ball(it, picks.includes(it))));
    own.replaceChildren(...picks.map((it) => ball(it, drawnSoFar.includes(it))));
  };
  return {
    root: element(
      'div',
      { class: 'stacked' },
      element('p', { text: words().picks }),
      own,
      element('p', { text: words().drawn }),
      tube,
    ),
    steps: [
      { text: words().placed, show: () => show(0) },
      ...drawn.map((it, index) => ({ text: `${words().drawn}: ${it}`, show: () => show(index + 1) })),
    ],
  };
};
