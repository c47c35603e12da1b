import { useId, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount, formatShortAmount } from '#lib/money/format-amount.ts';
import { formatDecimal, formatRate } from '#lib/money/format-rate.ts';
import { activeMemberStake, decimalMark } from '#markets/current.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';

import { type Rates, rateFromPercent, rateOfSteps, stepsOf, validateRate } from '../../model/rates.ts';
import css from './rates.css?inline';

adoptStyles(css);

interface RateFieldProps {
  readonly category: string;
  readonly rate: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (rate: number) => void;
}

const RateField = ({ category, rate, min, max, step, onChange }: RateFieldProps) => {
  const { t } = useWords();
  const id = useId();
  const name = t.gamesCommon[category as 'RNG']();
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? rate : rateFromPercent(text);
  const problem = validateRate(typed, { min, max, step });
  const words = t.agentOpenAccount;
  return (
    <div className="rate" data-bad={problem ? '' : undefined}>
      <label htmlFor={id}>{name}</label>
      <input
        type="range"
        aria-label={words.slideOf({ category: name })}
        aria-valuetext={formatRate(rate)}
        min={stepsOf(min, step)}
        max={stepsOf(max, step)}
        step={1}
        value={stepsOf(rate, step)}
        disabled={stepsOf(max, step) <= stepsOf(min, step)}
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
          value={text ?? formatDecimal(Number((rate * 100).toFixed(3)))}
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
        {problem === 'step' && decimalMark === '.' && text?.includes(',')
          ? words.rateComma()
          : problem === 'step'
            ? words.rateStep({ step: formatRate(step) })
            : problem === 'bounds'
              ? words.rateBounds({ least: formatRate(min), most: formatRate(max) })
              : min > 0
                ? words.between({ least: formatRate(min), most: formatRate(max) })
                : words.upTo({ most: formatRate(max) })}
      </span>
    </div>
  );
};

interface RateFieldsProps {
  readonly categories: readonly string[];
  readonly rates: Rates;
  readonly max: Rates;
  readonly min?: Rates;
  readonly step: number;
  readonly onChange: (rates: Rates) => void;
}

/** Returns whether all rates are whole steps within their bounds. */
export const areRatesValid = ({ categories, rates, max, min = {}, step }: Omit<RateFieldsProps, 'onChange'>): boolean =>
  categories.every((it) => !validateRate(rates[it] ?? 0, { min: min[it] ?? 0, max: max[it] ?? 0, step }));

/** Rates by category, each with slider and number field, and an example in major units for the first one. */
export const RateFields = ({ categories, rates, max, min = {}, step, onChange }: RateFieldsProps) => {
  const { t } = useWords();
  const [changed, setChanged] = useState(categories.includes('RNG') ? 'RNG' : (categories[0] ?? ''));
  const downlineRate = rates[changed] ?? 0;
  const exampleStake = 10 * activeMemberStake;
  const major = (share: number) => formatAmount(exampleStake * share);
  return (
    <div className="rates">
      {categories.map((category) => (
        <RateField
          key={category}
          category={category}
          rate={rates[category] ?? 0}
          min={min[category] ?? 0}
          max={max[category] ?? 0}
          step={step}
          onChange={(rate) => {
            setChanged(category);
            onChange({ ...rates, [category]: rate });
          }}
        />
      ))}
      {!Number.isNaN(downlineRate) && downlineRate <= (max[changed] ?? 0) && (
        <p className="rates__meaning">
          {t.agentOpenAccount.meaning({
            stake: formatShortAmount(exampleStake),
            category: t.gamesCommon[changed as 'RNG'](),
            theirs: major(downlineRate),
            yours: major((max[changed] ?? 0) - downlineRate),
          })}
        </p>
      )}
    </div>
  );
};
