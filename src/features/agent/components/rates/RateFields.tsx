import { useId, useState } from 'react';
import type { Words } from '../../../../i18n/translate.ts';
import { formatAmount } from '../../../../lib/money/format-amount.ts';
import { formatRate } from '../../../../lib/money/format-rate.ts';
import { adoptStyles } from '../../../../ui/styles/adopt.ts';

import { type Rates, rateFromPercent, rateOfSteps, stepsOf, validateRate } from '../../model/rates.ts';
import css from './rates.css?inline';

adoptStyles(css);

interface RateFieldProps {
  readonly t: Words;
  readonly category: string;
  readonly rate: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly onChange: (rate: number) => void;
}

const RateField = ({ t, category, rate, least, most, step, onChange }: RateFieldProps) => {
  const id = useId();
  const name = t.gamesCommon[category as 'RNG']();
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? rate : rateFromPercent(text);
  const problem = validateRate(typed, { least, most, step });
  const words = t.agentOpenAccount;
  return (
    <div className="rate" data-bad={problem ? '' : undefined}>
      <label htmlFor={id}>{name}</label>
      <input
        type="range"
        aria-label={words.slideOf({ category: name })}
        aria-valuetext={formatRate(rate)}
        min={stepsOf(least, step)}
        max={stepsOf(most, step)}
        step={1}
        value={stepsOf(rate, step)}
        disabled={stepsOf(most, step) <= stepsOf(least, step)}
        onChange={(event) => {
          setText(null);
          onChange(rateOfSteps(Number(event.target.value), step));
        }}
      />
      <span className="rate__figure">
        <input
          id={id}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={words.percentOf({ category: name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          value={text ?? String(Number((rate * 100).toFixed(3)))}
          onChange={(event) => {
            setText(event.target.value);
            onChange(rateFromPercent(event.target.value));
          }}
          onBlur={() => {
            if (!problem) setText(null);
          }}
        />
        %
      </span>
      <span className="rate__note" id={`${id}-note`} role={problem ? 'alert' : undefined}>
        {problem === 'step' && text?.includes(',')
          ? words.rateComma()
          : problem === 'step'
            ? words.rateStep({ step: formatRate(step) })
            : problem === 'bounds'
              ? words.rateBounds({ least: formatRate(least), most: formatRate(most) })
              : least > 0
                ? words.between({ least: formatRate(least), most: formatRate(most) })
                : words.upTo({ most: formatRate(most) })}
      </span>
    </div>
  );
};

interface RateFieldsProps {
  readonly t: Words;
  readonly categories: readonly string[];
  readonly rates: Rates;
  readonly most: Rates;
  readonly least?: Rates;
  readonly step: number;
  readonly onChange: (rates: Rates) => void;
}

/** Returns whether all rates are whole steps within their bounds. */
export const areRatesValid = ({
  categories,
  rates,
  most,
  least = {},
  step,
}: Omit<RateFieldsProps, 't' | 'onChange'>): boolean =>
  categories.every((it) => !validateRate(rates[it] ?? 0, { least: least[it] ?? 0, most: most[it] ?? 0, step }));

/** Rates by category, each with slider and number field, and an example in pesos for the first one (R257). */
export const RateFields = ({ t, categories, rates, most, least = {}, step, onChange }: RateFieldsProps) => {
  const [changed, setChanged] = useState(categories.includes('RNG') ? 'RNG' : (categories[0] ?? ''));
  const theirs = rates[changed] ?? 0;
  const pesos = (share: number) => formatAmount(1000 * share);
  return (
    <div className="rates">
      {categories.map((category) => (
        <RateField
          key={category}
          t={t}
          category={category}
          rate={rates[category] ?? 0}
          least={least[category] ?? 0}
          most={most[category] ?? 0}
          step={step}
          onChange={(rate) => {
            setChanged(category);
            onChange({ ...rates, [category]: rate });
          }}
        />
      ))}
      {!Number.isNaN(theirs) && theirs <= (most[changed] ?? 0) && (
        <p className="rates__meaning">
          {t.agentOpenAccount.meaning({
            category: t.gamesCommon[changed as 'RNG'](),
            theirs: pesos(theirs),
            yours: pesos((most[changed] ?? 0) - theirs),
          })}
        </p>
      )}
    </div>
  );
};
