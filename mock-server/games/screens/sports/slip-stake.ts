import { floorToMinor, formatFigures, withoutZeroCents } from '#lib/money/money.ts';
import { currency } from '#markets/current.ts';
import { sampleMajor } from '#sim/features/shared/sample-amount.ts';
import type { Visit } from '../../wire.ts';
import { amountInput, amountOf, setInvalid } from '../shell/amount-input.ts';
import { element } from '../shell/element.ts';
import { firstStake, stakeSteps } from '../shell/stakes.ts';
import { words } from './words.ts';

interface StakeFieldOptions {
  /** Returns the highest stake that the balance covers, in major units. */
  readonly affordable: () => number;
  /** Called after each change; `wasInvalid` if the value before it was rejected. */
  readonly onEdit: (wasInvalid: boolean) => void;
  readonly onEnter: () => void;
}

/** Amount that a chip adds, in major units. */
const addedStake = sampleMajor(100);

/** Creates the field of the bet slip's stake, and the chips that change it. */
export const makeStakeField = (
  { minBet, maxBet, balance }: Visit,
  { affordable, onEdit, onEnter }: StakeFieldOptions,
) => {
  const edited = (): void => {
    const wasInvalid = input.hasAttribute('aria-invalid');
    setInvalid(input, false);
    onEdit(wasInvalid);
  };
  const input = amountInput({
    class: 'stakefield__input',
    attributes: { 'aria-describedby': 'slip-note' },
    label: () => words().stake,
    onInput: edited,
    onEnter,
  });
  const steps = stakeSteps(minBet, maxBet);
  input.value = (steps[firstStake(steps, balance)] ?? minBet).toFixed(currency.decimals);
  const value = (): number => amountOf(input) ?? 0;
  const set = (major: number): void => {
    input.value = Math.min(maxBet, Math.max(minBet, floorToMinor(major))).toFixed(currency.decimals);
    edited();
  };

  const chip = (text: () => string, next: () => number, name?: () => string) =>
    element(
      'button',
      { class: 'plain', on: { click: () => set(next()) } },
      element('span', { text }),
      ...(name ? [' ', element('span', { class: 'unseen', text: name })] : []),
    );
  const half = chip(
    () => '½',
    () => value() / 2,
    () => words().half,
  );
  const double = chip(
    () => '2×',
    () => value() * 2,
    () => words().double,
  );
  const more = chip(
    () => `+${withoutZeroCents(formatFigures(addedStake))}`,
    () => value() + addedStake,
  );
  const max = chip(() => words().max, affordable);

  return {
    label: element(
      'label',
      { class: 'stakefield', attributes: { 'data-sign': currency.sign, ...(currency.after && { 'data-after': '' }) } },
      element('span', { class: 'quiet', text: () => words().stake }),
      input,
    ),
    chips: element('div', { class: 'stakechips' }, half, double, more, max),
    /** Returns the typed text. */
    text: (): string => input.value,
    /** Returns the stake in major units, 0 if the text is not an amount. */
    value,
    /** Marks the stake as invalid and moves the focus to it. */
    reject: (): void => {
      setInvalid(input, true);
      input.focus();
    },
  };
};
