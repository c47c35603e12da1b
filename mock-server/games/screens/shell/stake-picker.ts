import type { Visit } from '../../wire.ts';
import { element, setDisabled, sign } from './element.ts';
import { postToPage } from './page.ts';
import type { Shell } from './shell.ts';
import { openStakeDialog } from './stake-dialog.ts';
import { firstStake, stakeSteps } from './stakes.ts';
import { words } from './words.ts';

/** Maximum number of chips in the dialog. */
const maxChips = 9;

/**
 * Creates the stake picker: minus, the bet, plus. A tap on the bet opens a dialog to type it. Returns the element,
 * `stake`, which reads the bet in major units, and `set`, which changes it.
 */
export const addStakePicker = (
  visit: Visit,
  shell: Shell,
  changed: () => void = () => undefined,
): { readonly root: HTMLElement; stake(): number; set(major: number): void } => {
  const steps = stakeSteps(visit.minBet, visit.maxBet);
  let current = steps[firstStake(steps, visit.balance)] ?? visit.minBet;
  const set = (major: number): void => {
    current = major;
    show();
    postToPage({ type: 'stake', stake: current });
    changed();
  };
  const lowerStep = (): number | undefined => steps.filter((step) => step < current).at(-1);
  const higherStep = (): number | undefined => steps.find((step) => step > current);
  const stepButton = (label: () => string, next: () => number | undefined, path: string): HTMLButtonElement =>
    element('button', { class: 'round', label, on: { click: () => set(next() ?? current) } }, sign(path));
  const lower = stepButton(() => words().lower, lowerStep, 'M5 12h14');
  const raise = stepButton(() => words().raise, higherStep, 'M5 12h14M12 5v14');
  const open = (): void => {
    const affordable = steps.filter((step) => step <= Math.max(shell.balance(), visit.minBet));
    openStakeDialog({
      stake: current,
      min: visit.minBet,
      max: visit.maxBet,
      balance: shell.balance(),
      chips: affordable.slice(-maxChips),
      money: shell.money,
      onSet: set,
    });
  };
  const amount = element('span', { class: 'amount' });
  const type = element(
    'button',
    { class: 'amountbutton', on: { click: open } },
    element('span', { class: 'quiet', text: () => words().stake }),
    ' ',
    amount,
  );
  const show = (): void => {
    amount.textContent = shell.money(current);
    setDisabled(lower, shell.busy() || lowerStep() === undefined);
    setDisabled(raise, shell.busy() || higherStep() === undefined);
    setDisabled(type, shell.busy());
  };
  shell.onChange(show);
  show();
  postToPage({ type: 'stake', stake: current });
  const root = element(
    'div',
    { class: 'stake', attributes: { role: 'group' }, label: () => words().stake },
    lower,
    type,
    raise,
  );
  return { root, stake: () => current, set };
};
