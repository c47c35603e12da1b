import type { Category } from '#contract/games/categories.ts';
import { rebateReport } from '#contract/rewards/rebates.ts';
import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordList } from '#features/shared/RecordList.tsx';
import { usePeriod } from '#features/shared/use-period.ts';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import type { PeriodChoice } from '#lib/dates/period.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { hrefOf } from '#paths.ts';
import { Icon } from '#ui/Icon.tsx';

type Line = Value<'rebateReport'>['content'][number];

const monthFirst: PeriodChoice = { span: 'month' };

/** Rebate report: paid rebate by day, with the sums of the period. */
export const RebateReport = () => {
  const { t } = useWords();
  const { choice, choose, days, key } = usePeriod(monthFirst);
  const records = useRecords(key && `rebates ${key}`, (page, current, signal) =>
    api(rebateReport, { query: { ...days, page, language: wireLanguage(current) }, signal }),
  );
  return (
    <div className="stack rw">
      <PeriodPicker choice={choice} onChoose={choose} />
      <RecordList
        records={records}
        idOf={({ id }: Line) => id}
        atOf={({ at }: Line) => at}
        sums={({ sums }) => [
          { label: t.rewardsRebate.sumStake(), value: formatAmount(sums.turnover) },
          { label: t.rewardsRebate.sumAmount(), value: <OwnAmount value={sums.amount} signed /> },
        ]}
        empty={{
          icon: 'percent',
          title: t.rewardsRebate.reportEmptyTitle(),
          text: t.rewardsRebate.reportEmptyText(),
          action: (
            <a className="btn btn--quiet" href={hrefOf('manualRebate')} data-gate="MANPLAYREB3">
              {t.rewardsRebate.toManual()}
            </a>
          ),
        }}
      >
        {({ category, turnover, rate, amount, at }: Line) => (
          <div className="rebate__row">
            <Icon name={category as Category} />
            <span>
              <b>{t.gamesCommon[category as Category]()}</b>
              <span className="rw__time num">
                {t.rewardsRebate.line({ stake: formatAmount(turnover), rate: formatRate(rate) })} · {clockTime(at)}
              </span>
            </span>
            <OwnAmount value={amount} signed />
          </div>
        )}
      </RecordList>
    </div>
  );
};
