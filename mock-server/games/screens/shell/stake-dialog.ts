import { floorToCentavo } from '../../../../src/lib/money/money.ts';
import { hasWrongComma, parseAmount } from '../../../../src/lib/money/parse-amount.ts';
import { element, sign } from './element.ts';
import { localize } from './language.ts';
import { words as shared } from './words.ts';

const words = localize({
  EN: {
    done: 'Set bet',
    half: 'Half',
    double: 'Double',
    max: 'Max',
    number: 'Enter an amount such as 25 or 12.50.',
    comma: 'Use a point for centavos: 12.50.',
    least: (amount: string) => `The minimum bet is ${amount}.`,
    most: (amount: string) => `The maximum bet is ${amount}.`,
  },
  TY: {
    done: 'I-set ang taya',
    half: 'Kalahati',
    double: 'Doble',
    max: 'Max',
    number: 'Maglagay ng amount gaya ng 25 o 12.50.',
    comma: 'Tuldok ang gamitin sa sentimo: 12.50.',
    least: (amount: string) => `${amount} ang minimum bet.`,
    most: (amount: string) => `${amount} ang maximum bet.`,
  },
});

interface Options {
  readonly stake: number;
  readonly min: number;
  readonly max: number;
  readonly balance: number;
  readonly chips: readonly number[];
  readonly money: (pesos: number) => string;
  readonly onSet: (pesos: number) => void;
}

/** Opens the dialog in which a bet is typed or chosen from chips. */
export const openStakeDialog = ({ stake, min, max, balance, chips, money, onSet }: Options): void => {
  const say = words();
  const errorOf = (text: string): string => {
    const pesos = parseAmount(text);
    if (pesos === null) return hasWrongComma(text) ? say.comma : say.number;
    if (pesos < min) return say.least(money(min));
    return pesos > max ? say.most(money(max)) : '';
  };
  const error = element('p', { class: 'stakesheet__error', attributes: { role: 'alert', id: 'stake-error' } });
  const input = element('input', {
    class: 'stakesheet__input',
    attributes: {
      inputmode: 'decimal',
      autocomplete: 'off',
      enterkeyhint: 'done',
      'aria-labelledby': 'stake-title',
      'aria-describedby': 'stake-error',
    },
    on: {
      input: () => {
        error.textContent = '';
        input.removeAttribute('aria-invalid');
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Enter') return;
        // The closing dialog returns the focus to the button below, which this key would press.
        event.preventDefault();
        submit();
      },
    },
  });
  const set = (pesos: number): void => {
    input.value = Math.min(max, Math.max(min, floorToCentavo(pesos))).toFixed(2);
    error.textContent = '';
    input.removeAttribute('aria-invalid');
  };
  const submit = (): void => {
    const message = errorOf(input.value);
    error.textContent = message;
    if (message !== '') {
      input.setAttribute('aria-invalid', 'true');
      input.focus();
    } else {
      onSet(parseAmount(input.value) ?? min);
      dialog.close();
    }
  };
  const typed = (): number => parseAmount(input.value) ?? stake;
  const button = (text: string, next: () => number): HTMLButtonElement =>
    element('button', { class: 'plain', text, on: { click: () => set(next()) } });
  const close = element(
    'button',
    { class: 'round', attributes: { 'aria-label': shared().close }, on: { click: () => dialog.close() } },
    sign('M6 6l12 12M18 6L6 18'),
  );
  const dialog: HTMLDialogElement = element(
    'dialog',
    {
      class: 'sheet stakesheet',
      attributes: { 'aria-labelledby': 'stake-title' },
      on: { close: () => dialog.remove() },
    },
    element(
      'div',
      { class: 'sheet__head' },
      element('h2', { text: shared().stake, attributes: { id: 'stake-title' } }),
      close,
    ),
    element('p', { text: shared().limits(money(min), money(max)) }),
    input,
    error,
    element(
      'div',
      { class: 'stakesheet__chips' },
      button(say.half, () => typed() / 2),
      button(say.double, () => typed() * 2),
      button(say.max, () => Math.min(max, balance)),
      ...chips.map((chip) => button(money(chip), () => chip)),
    ),
    element('button', { class: 'go', text: say.done, on: { click: submit } }),
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  set(stake);
  document.body.append(dialog);
  dialog.showModal();
  input.select();
};
