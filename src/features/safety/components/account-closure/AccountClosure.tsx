import { type SyntheticEvent, useState } from 'react';
import type { Body } from '../../../../contract/types.ts';
import type { Words } from '../../../../i18n/translate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { exclusions, timeOuts } from '../../model/limit-and-closure-options.ts';
import { ConfirmClosureDialog } from './ConfirmClosureDialog.tsx';

type Wish = Body<'closeAccount'>;

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

const lengthText = (t: Words, wish: Wish): string =>
  wish.kind === 'timeOut' ? hoursText(t, wish.hours) : monthsText(t, wish.months);

interface ChoiceProps {
  readonly t: Words;
  readonly kind: Wish['kind'];
  readonly wishes: readonly Wish[];
  readonly onChoose: (wish: Wish) => void;
}

/** Choice of one closure type and its duration. */
const Choice = ({ t, kind, wishes, onChoose }: ChoiceProps) => {
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wish = wishes[Number(new FormData(event.currentTarget).get('length'))];
    if (wish) onChoose(wish);
  };
  return (
    <form className="protect__card" method="post" onSubmit={submit} aria-label={t.safetyProtection[kind]()}>
      <h3>{t.safetyProtection[kind]()}</h3>
      <p>{t.safetyProtection[`${kind}Text`]()}</p>
      <fieldset>
        <legend>{t.safetyProtection.howLong()}</legend>
        <div className="protect__choices">
          {wishes.map((wish, index) => (
            <label key={lengthText(t, wish)} className="choice">
              <input type="radio" name="length" value={index} defaultChecked={index === 0} />
              <span className="chip">{lengthText(t, wish)}</span>
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

/** Time-out and self-exclusion (X06): duration, consequences and confirmation. */
export const AccountClosure = ({ t }: { readonly t: Words }) => {
  const [wish, setWish] = useState<Wish | null>(null);
  return (
    <>
      <Choice t={t} kind="timeOut" wishes={timeOuts} onChoose={setWish} />
      <Choice t={t} kind="exclusion" wishes={exclusions} onChoose={setWish} />
      {wish && (
        <ConfirmClosureDialog
          t={t}
          wish={wish}
          length={wish.kind === 'exclusion' && wish.months === null ? null : lengthText(t, wish)}
          onClose={() => setWish(null)}
        />
      )}
    </>
  );
};
