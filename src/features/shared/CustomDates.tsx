import { errorText } from '#i18n/error-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { problemOfDays } from '#lib/dates/custom-days.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import type { Days } from '#lib/dates/period.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { city } from '#markets/current.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import field from '#ui/field.css?inline';
import { useForm } from '#ui/form/use-form.ts';
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
  const today = dayOf(serverNow());
  const form = useForm<'from' | 'to'>({
    names: ['from', 'to'],
    check: (name, { from, to }) => {
      const problem = name === 'to' && problemOfDays(from, to, serverNow());
      return problem ? t.recordsCommon[words[problem]]() : undefined;
    },
    errorText: (error) => errorText(t, error),
    submit: async ({ from, to }) => onChoose({ startDate: from, endDate: to }),
  });
  return (
    <Dialog title={t.recordsCommon.ownTitle()} look="sheet" onClose={onClose}>
      <form ref={form.ref} className="dialog__form" method="post" noValidate {...form.events}>
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
            error={form.errorOf('to')}
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
