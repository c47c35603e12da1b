import { type SyntheticEvent, useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { problemOfDays } from '#lib/dates/custom-days.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import type { Days } from '#lib/dates/period.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { city } from '#markets/current.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import field from '#ui/field.css?inline';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './custom-dates.css?inline';

adoptStyles(field + css);

interface CustomDatesProps {
  /** Initial dates. */
  readonly days: Days | null;
  readonly onChoose: (days: Days) => void;
  readonly onClose: () => void;
}

const words = { missing: 'daysMissing', order: 'daysOrder', future: 'daysFuture', long: 'daysLong' } as const;

/** Sheet to choose a start and an end date. */
const CustomDates = ({ days, onChoose, onClose }: CustomDatesProps) => {
  const { t } = useWords();
  const [problem, setProblem] = useState<string>();
  const today = dayOf(serverNow());
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = { startDate: String(form.get('from')), endDate: String(form.get('to')) };
    const wrong = problemOfDays(chosen.startDate, chosen.endDate, serverNow());
    if (!wrong) {
      onChoose(chosen);
      return;
    }
    setProblem(t.recordsCommon[words[wrong]]());
    event.currentTarget.querySelector<HTMLInputElement>('[name="to"]')?.focus();
  };
  return (
    <Dialog title={t.recordsCommon.ownTitle()} look="sheet" onClose={onClose}>
      <form className="dialog__form" method="post" noValidate onSubmit={submit}>
        <div className="owndates">
          <Field
            label={t.recordsCommon.from()}
            name="from"
            type="date"
            max={today}
            defaultValue={days?.startDate ?? today}
          />
          <Field
            label={t.recordsCommon.to()}
            name="to"
            type="date"
            max={today}
            defaultValue={days?.endDate ?? today}
            error={problem}
          />
        </div>
        <p className="owndates__hint">{t.recordsCommon.daysHint({ city })}</p>
        <div className="dialog__buttons">
          <button type="button" className="btn btn--quiet" onClick={onClose}>
            {t.siteShell.cancel()}
          </button>
          <button type="submit" className="btn btn--primary">
            {t.recordsCommon.show()}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

export default CustomDates;
