import type { Value } from '#contract/types.ts';
import { RecordRow } from '#features/shared/RecordRow.tsx';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import '#features/shared/record-list.css';

interface MissionHistoryProps {
  readonly history: Value<'missions'>['history'];
}

/** Claimed missions, newest first. */
export const MissionHistory = ({ history }: MissionHistoryProps) => {
  const { t, locale } = useWords();
  return (
    <details className="missionhistory">
      <summary>{t.rewardsMissions.history({ n: history.length })}</summary>
      <ul className="records__list">
        {history.map(({ id, title, reward, at }) => (
          <li key={id}>
            <RecordRow title={title} sub={dayAndTime(at, locale)} amount={formatAmount(reward)} />
          </li>
        ))}
      </ul>
    </details>
  );
};
