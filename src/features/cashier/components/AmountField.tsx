import { useId, useRef } from 'react';
import { parsePositiveAmount } from '#lib/money/parse-amount.ts';
import { currency } from '#markets/current.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';

interface AmountFieldProps {
  readonly label: string;
  readonly clearLabel: string;
  /** Text typed so far; later values come from the field itself. */
  readonly value: string;
  readonly presets: readonly { readonly amount: number; readonly label: string }[];
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Money input in large figures with preset amounts below; its error message is linked to it. */
export const AmountField = (props: AmountFieldProps) => {
  const { label, clearLabel, value, presets, hint, error, onChange } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const setText = (text: string): void => {
    if (input.current) input.current.value = text;
    onChange(text);
  };
  return (
    <div className="amountbox">
      <h2>
        <label htmlFor={id}>{label}</label>
      </h2>
      <div className={error ? 'amountbox__box amountbox__box--bad' : 'amountbox__box'}>
        <span aria-hidden="true" className={currency.before ? undefined : 'amountbox__after'}>
          {currency.sign}
        </span>
        <input
          ref={input}
          id={id}
          name="amount"
          className="num"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder="0"
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className="iconbtn"
            aria-label={clearLabel}
            onClick={() => {
              setText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {error ? (
        <ErrorText id={`${id}-note`}>{error}</ErrorText>
      ) : (
        <p className="hint" id={`${id}-note`}>
          {hint}
        </p>
      )}
      {presets.length > 0 && (
        <fieldset className="amountbox__presets" aria-label={label}>
          {presets.map((preset) => (
            <button
              type="button"
              className="chip num"
              key={preset.label}
              aria-pressed={parsePositiveAmount(value) === preset.amount}
              onClick={() => setText(String(preset.amount))}
            >
              {preset.label}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
