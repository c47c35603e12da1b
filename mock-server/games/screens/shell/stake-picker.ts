import type { Visit } from '../../wire.ts';
import { element, sign } from './element.ts';
import type { Shell } from './shell.ts';
import { firstStake, stakeSteps } from './stakes.ts';
import { words } from './words.ts';

/** Minus, the bet, plus. Answers how to read the bet, pesos. */
export const addStakePicker = (
  visit: Visit,
  shell: Shell,
  changed: () => void = () => undefined,
): { readonly root: HTMLElement; stake(): number } => {
  const steps = stakeSteps(visit.minBet, visit.maxBet);
  let at = firstStake(steps, visit.balance);
  const amount = element('output', { class: 'amount' });
  const step = (by: number): void => {
    at = Math.max(0, Math.min(steps.length - 1, at + by));
    show();
    changed();
  };
  const lower = element(
    'button',
    { class: 'round', label: () => words().lower, on: { click: () => step(-1) } },
    sign('M5 12h14'),
  );
  const raise = element(
    'button',
    { class: 'round', label: () => words().raise, on: { click: () => step(1) } },
    sign('M5 12h14M12 5v14'),
  );
  const show = (): void => {
    amount.textContent = shell.money(steps[at] ?? visit.minBet);
    lower.disabled = shell.busy() || at === 0;
    raise.disabled = shell.busy() || at === steps.length - 1;
  };
  shell.onChange(show);
  show();
  const root = element(
    'div',
    { class: 'stake', attributes: { role: 'group' }, label: () => words().stake },
    lower,
    element('div', {}, element('span', { class: 'quiet', text: () => words().stake }), amount),
    raise,
  );
  return { root, stake: () => steps[at] ?? visit.minBet };
};
