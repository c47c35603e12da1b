import { useState } from 'react';
import { teamBets } from '#contract/agent/team-reports.ts';
import { offers } from '#contract/games/offers.ts';
import type { Value } from '#contract/types.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { PeriodPicker } from '#features/shared/PeriodPicker.tsx';
import { RecordList } from '#features/shared/RecordList.tsx';
import { changeAddress, useAddress } from '#features/shared/use-address.ts';
import { usePeriod } from '#features/shared/use-period.ts';
import { useRecords } from '#features/shared/use-records.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import './records.css';

type Bet = Value<'teamBets'>['content'][number];

const categories = (['', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'LOTT', 'ELOTT'] as const).filter(
  (it) => it === '' || offers(it),
);
const tones = { open: 'wait', settled: 'quiet', refunded: 'quiet' } as const;

interface BetFiltersProps {
  /** Member whose bets are shown; empty for all. */
  readonly account: string;
  /** Game category; empty for all. */
  readonly category: string;
  readonly onClearAccount: () => void;
  readonly onChoose: (category: string) => void;
}

const BetFilters = ({ account, category, onClearAccount, onChoose }: BetFiltersProps) => {
  const { t } = useWords();
  const w = t.agentFigures;
  return (
    <fieldset className="agentrecords__chips" aria-label={w.category()}>
      {account && (
        <button type="button" className="chip" aria-pressed="true" onClick={onClearAccount}>
          {w.onlyOf({ name: account })}
        </button>
      )}
      {categories.map((option) => (
        <button
          type="button"
          className="chip"
          key={option}
          aria-pressed={option === category}
          onClick={() => onChoose(option)}
        >
          {option === '' ? w.everyGame() : t.gamesCommon[option]()}
        </button>
      ))}
    </fieldset>
  );
};

const BetRow = ({ bet }: { readonly bet: Bet }) => {
  const { agentFigures: w } = useWords().t;
  return (
    <div className="agentrecord">
      <span>
        <b>{bet.account}</b>
        <span>{bet.nodeName}</span>
        <span className="num">
          {clockTime(bet.at)} · {bet.id}
        </span>
      </span>
      <span className="agentrecord__end">
        <b>
          <Amount value={bet.stake} />
        </b>
        {bet.status === 'settled' ? (
          <Amount value={bet.net} signed />
        ) : (
          <StatusChip tone={tones[bet.status]}>{w[`bet_${bet.status}`]()}</StatusChip>
        )}
      </span>
    </div>
  );
};

/** Bets of all downline members, or of one. */
export const BettingPage = () => {
  const { agentFigures: w } = useWords().t;
  const { choice, choose, days, key } = usePeriod();
  const account = (useAddress()?.get('account') ?? '').slice(0, 64);
  const [category, setCategory] = useState('');
  const records = useRecords(key && `team-bets ${key} ${account} ${category}`, (page, current, signal) =>
    api(teamBets, {
      query: {
        ...days,
        ...(account && { account }),
        ...(category && { category }),
        page,
        language: wireLanguage(current),
      },
      signal,
    }),
  );
  const clearAccount = (): void => changeAddress((query) => query.delete('account'));
  return (
    <div className="agentrecords">
      <PeriodPicker choice={choice} onChoose={choose} />
      <BetFilters account={account} category={category} onClearAccount={clearAccount} onChoose={setCategory} />
      <RecordList<Bet, Value<'teamBets'>>
        records={records}
        idOf={({ id }) => id}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: w.stake(), value: <Amount value={footer.stake} /> },
          { label: w.payout(), value: <Amount value={footer.payout} /> },
          { label: w.playersWon(), value: <Amount value={footer.net} signed /> },
        ]}
        empty={{ icon: 'bets', title: w.noBetsTitle(), text: w.noBetsText() }}
      >
        {(it) => <BetRow bet={it} />}
      </RecordList>
    </div>
  );
};
