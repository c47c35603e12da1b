import { agentRebates } from '#contract/agent/team-reports.ts';
import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordList } from '#features/shared/RecordList.tsx';
import { usePeriod } from '#features/shared/use-period.ts';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { instantOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import './records.css';

type Rebate = Value<'agentRebates'>['content'][number];

/** Rebates that the agent earned with own and team bets, by day. */
export const AgentRebatePage = () => {
  const { agentFigures: w } = useWords().t;
  const { choice, choose, days, key } = usePeriod();
  const records = useRecords(key && `agent-rebates ${key}`, (page, current, signal) =>
    api(agentRebates, { query: { ...days, page, language: wireLanguage(current) }, signal }),
  );
  return (
    <div className="agentrecords">
      <PeriodPicker choice={choice} onChoose={choose} />
      <RecordList<Rebate, Value<'agentRebates'>>
        records={records}
        idOf={({ id, day }) => `${id} ${day}`}
        atOf={({ day }) => instantOf(day, '12:00')}
        sums={({ footer }) => [
          { label: w.turnover(), value: <OwnAmount value={footer.turnover} /> },
          { label: w.earned(), value: <OwnAmount value={footer.amount} /> },
        ]}
        empty={{ icon: 'percent', title: w.noRebateTitle(), text: w.noRebateText() }}
      >
        {(rebate) => (
          <div className="agentrecord">
            <span>
              <b>{w.ofTurnover({ rate: formatRate(rebate.rate) })}</b>
              <span className="num">
                {w.turnover()} <OwnAmount value={rebate.turnover} />
              </span>
            </span>
            <span className="agentrecord__end">
              <b>
                <OwnAmount value={rebate.amount} signed />
              </b>
              <StatusChip tone={rebate.status === 'paid' ? 'ok' : 'wait'}>{w[`rebate_${rebate.status}`]()}</StatusChip>
            </span>
          </div>
        )}
      </RecordList>
    </div>
  );
};
