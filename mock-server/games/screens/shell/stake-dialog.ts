import { floorToMinor, withoutZeroCents } from '#lib/money/money.ts';
import { hasWrongComma, parseAmount } from '#lib/money/parse-amount.ts';
import { currency } from '#markets/current.ts';
import { amountInput, amountOf, setInvalid } from './amount-input.ts';
import { element } from './element.ts';
import { localize } from './language.ts';
import { openSheet } from './sheet.ts';
import { words as shared } from './words.ts';

const words = localize({
  EN: {
    done: 'Set bet',
    half: 'Half',
    double: 'Double',
    max: 'Max',
    number: 'Enter an amount such as 25 or 12.50.',
    comma: 'Use a decimal point: 12.50.',
    least: (amount: string) => `The minimum bet is ${amount}.`,
    most: (amount: string) => `The maximum bet is ${amount}.`,
  },
  TY: {
    done: 'I-set ang taya',
    half: 'Kalahati',
    double: 'Doble',
    max: 'Max',
    number: 'Maglagay ng amount gaya ng 25 o 12.50.',
    comma: 'Gumamit ng decimal point: 12.50.',
    least: (amount: string) => `${amount} ang minimum bet.`,
    most: (amount: string) => `${amount} ang maximum bet.`,
  },
  VI: {
    done: 'Đặt mức cược',
    half: 'Một nửa',
    double: 'Gấp đôi',
    max: 'Tối đa',
    number: 'Nhập số tiền bằng chữ số.',
    comma: 'Nhập số tiền bằng chữ số, không có phần lẻ.',
    least: (amount: string) => `Cược tối thiểu là ${amount}.`,
    most: (amount: string) => `Cược tối đa là ${amount}.`,
  },
});

interface Options {
  readonly stake: number;
  readonly min: number;
  readonly max: number;
  readonly balance: number;
  readonly chips: readonly number[];
  readonly money: (major: number) => string;
  readonly onSet: (major: number) => void;
}

/** Returns the error of a typed bet; empty if it is valid. */
const stakeError = (text: string, { min, max, money }: Options): string => {
  const w = words();
  const major = parseAmount(text);
  if (major === null) return hasWrongComma(text) ? w.comma : w.number;
  if (major < min) return w.least(money(min));
  return major > max ? w.most(money(max)) : '';
};

/** Opens the dialog in which a bet is typed or chosen from chips. */
export const openStakeDialog = (options: Options): void => {
  const { stake, min, max, balance, chips, money, onSet } = options;
  const w = words();
  const error = element('p', { class: 'stakesheet__error', attributes: { role: 'alert', id: 'stake-error' } });
  const showError = (message: string): void => {
    error.textContent = message;
    setInvalid(input, message !== '');
  };
  const submit = (): void => {
    const message = stakeError(input.value, options);
    showError(message);
    if (message !== '') input.focus();
    else {
      onSet(amountOf(input) ?? min);
      dialog.close();
    }
  };
  const input = amountInput({
    class: 'stakesheet__input',
    attributes: { 'aria-labelledby': 'stake-title', 'aria-describedby': 'stake-error' },
    onInput: () => showError(''),
    // The closing dialog returns the focus to the button below, which the Enter key would press.
    onEnter: submit,
  });
  const set = (major: number): void => {
    input.value = Math.min(max, Math.max(min, floorToMinor(major))).toFixed(currency.decimals);
    showError('');
  };
  const typed = (): number => amountOf(input) ?? stake;
  const button = (text: string, next: () => number): HTMLButtonElement =>
    element('button', { class: 'plain', text, on: { click: () => set(next()) } });
  set(stake);
  const dialog = openSheet(
    {
      class: 'stakesheet',
      title: element('h2', { text: shared().stake, attributes: { id: 'stake-title' } }),
      closeLabel: shared().close,
    },
    element('p', { text: shared().limits(money(min), money(max)) }),
    input,
    error,
    element(
      'div',
      { class: 'stakesheet__chips' },
      button(w.half, () => typed() / 2),
      button(w.double, () => typed() * 2),
      button(w.max, () => Math.min(max, balance)),
      ...chips.map((chip) => button(withoutZeroCents(money(chip)), () => chip)),
    ),
    element('button', { class: 'go', text: w.done, on: { click: submit } }),
  );
  input.select();
};
