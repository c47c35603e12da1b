import { type SyntheticEvent, useState } from 'react';
import type { Body } from '#contract/types.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/Button.tsx';
import { exclusions, timeOuts } from '../../model/limit-and-closure-options.ts';
import { ConfirmClosureDialog } from './ConfirmClosureDialog.tsx';

type ClosureOption = Body<'closeAccount'>;

const dayHours = 24;
const yearMonths = 12;

const hoursText = (t: Words, hours: number): string =>
  hours <= dayHours ? t.safetyProtection.hours({ hours }) : t.safetyProtection.days({ days: hours / dayHours });

const monthsText = (t: Words, months: number | null): string => {
  if (months === null) return t.safetyProtection.forGood();
  return months < yearMonths
    ? t.safetyProtection.months({ months })
    : t.safetyProtection.years({ years: months / yearMonths });
};

const lengthText = (t: Words, option: ClosureOption): string =>
  option.kind === 'timeOut' ? hoursText(t, option.hours) : monthsText(t, option.months);

interface ChoiceProps {
  readonly kind: ClosureOption['kind'];
  readonly options: readonly ClosureOption[];
  readonly onChoose: (option: ClosureOption) => void;
}

/** Choice of one closure type and its duration. */
const Choice = ({ kind, options, onChoose }: ChoiceProps) => {
  const { t } = useWords();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const option = options[Number(new FormData(event.currentTarget).get('length'))];
    if (option) onChoose(option);
  };
  return (
    <form className="protect__card" method="post" onSubmit={submit} aria-label={t.safetyProtection[kind]()}>
      <h3>{t.safetyProtection[kind]()}</h3>
      <p>{t.safetyProtection[`${kind}Text`]()}</p>
      <fieldset>
        <legend>{t.safetyProtection.howLong()}</legend>
        <div className="protect__choices">
          {options.map((option, index) => (
            <label key={lengthText(t, option)} className="choice">
              <input type="radio" name="length" value={index} defaultChecked={index === 0} />
              <span className="chip">{lengthText(t, option)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button look="quiet" type="submit" wide>
        {kind === 'timeOut' ? t.safetyProtection.closeTimeOut() : t.safetyProtection.closeExclusion()}
      </Button>
    </form>
  );
};

/** Time-out and self-exclusion: duration, consequences and confirmation. */
export const AccountClosure = () => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<ClosureOption | null>(null);
  return (
    <>
      <Choice kind="timeOut" options={timeOuts} onChoose={setChosen} />
      <Choice kind="exclusion" options={exclusions} onChoose={setChosen} />
      {chosen && (
        <ConfirmClosureDialog
          closure={chosen}
          length={chosen.kind === 'exclusion' && chosen.months === null ? null : lengthText(t, chosen)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
};
