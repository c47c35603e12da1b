import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayRange } from '#lib/dates/day-words.ts';
import { daysOf, type PeriodChoice } from '#lib/dates/period.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import '#ui/styles/chip.css';
import './period-picker.css';
import { latestChoice } from './latest-choice.ts';
import { lazyComponent } from './lazy-component.tsx';

const CustomDates = lazyComponent(() => import('./CustomDates.tsx'));

interface PeriodPickerProps {
  /** Null until the URL is read. */
  readonly choice: PeriodChoice | null;
  readonly onChoose: (choice: PeriodChoice) => void;
}

const spans = ['today', 'week', 'month'] as const;

/** Period filter: today, 7 days, 30 days or custom dates, all in the market’s time zone. */
export const PeriodPicker = ({ choice, onChoose }: PeriodPickerProps) => {
  const { t, locale: current } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const [asking, setAsking] = useState(false);
  const [chooseLatest] = useState(latestChoice);
  const days = choice && now > 0 ? daysOf(choice, now) : null;
  return (
    <div className="periods">
      <ChipGroup
        className="periods__spans"
        label={t.recordsCommon.period()}
        options={spans.map((span) => ({ key: span, label: t.recordsCommon[span]() }))}
        chosen={choice && choice.span !== 'own' ? choice.span : null}
        onChoose={(span) => void chooseLatest(() => onChoose({ span }))}
      >
        <button
          type="button"
          className="chip"
          aria-pressed={choice?.span === 'own'}
          aria-haspopup="dialog"
          onClick={() => void chooseLatest(() => setAsking(true), CustomDates.load())}
        >
          {t.recordsCommon.own()}
        </button>
      </ChipGroup>
      <p className="periods__days num">{days && dayRange(days.startDate, days.endDate, current)}</p>
      {asking && (
        <CustomDates
          days={days}
          onClose={() => setAsking(false)}
          onChoose={(own) => {
            setAsking(false);
            onChoose({ span: 'own', ...own });
          }}
        />
      )}
    </div>
  );
};
