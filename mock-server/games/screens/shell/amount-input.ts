import { parseAmount } from '#lib/money/parse-amount.ts';
import { element } from './element.ts';

interface AmountInputOptions {
  readonly class: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly label?: () => string;
  readonly onInput: () => void;
  /** Called instead of the button that the Enter key would press. */
  readonly onEnter: () => void;
}

/** Creates a field for an amount in major units. */
export const amountInput = ({ class: name, attributes, label, onInput, onEnter }: AmountInputOptions) =>
  element('input', {
    class: name,
    attributes: { inputmode: 'decimal', autocomplete: 'off', enterkeyhint: 'done', ...attributes },
    ...(label && { label }),
    on: {
      input: onInput,
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      },
    },
  });

/** Returns the amount in a field, in major units; null if the text is not an amount. */
export const amountOf = (input: HTMLInputElement): number | null => parseAmount(input.value);

/** Marks the value of a field as invalid, or as valid again. */
export const setInvalid = (input: HTMLInputElement, invalid: boolean): void => {
  if (invalid) input.setAttribute('aria-invalid', 'true');
  else input.removeAttribute('aria-invalid');
};
