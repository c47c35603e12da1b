import type { Visit } from '../../wire.ts';
import { element } from './element.ts';
import { tellPage } from './page.ts';
import type { Shell } from './shell.ts';
import { firstStake, stakeSteps } from './stakes.ts';
import { makeStepper } from './stepper.ts';
import { words } from './words.ts';

/** Minus, the bet, plus. Answers how to read the bet, pesos. */
export const addStakePicker = (
  visit: Visit,
  shell: Shell,
  changed: () => void = () => undefined,
): { readonly root: HTMLElement; stake(): number } => {
  const steps = stakeSteps(visit.minBet, visit.maxBet);
  const amount = element('output', { class: 'amount' });
  const stepper = makeStepper({
    length: steps.length,
    first: firstStake(steps, visit.balance),
    lower: () => words().lower,
    raise: () => words().raise,
    onStep: () => {
      show();
      tellPage({ type: 'stake', stake: stake() });
      changed();
    },
  });
  const stake = (): number => steps[stepper.at()] ?? visit.minBet;
  const show = (): void => {
    amount.textContent = shell.money(stake());
    stepper.bar(shell.busy());
  };
  shell.onChange(show);
  show();
  tellPage({ type: 'stake', stake: stake() });
  const root = element(
    'div',
    { class: 'stake', attributes: { role: 'group' }, label: () => words().stake },
    stepper.lower,
    element('div', {}, element('span', { class: 'quiet', text: () => words().stake }), amount),
    stepper.raise,
  );
  return { root, stake };
};
