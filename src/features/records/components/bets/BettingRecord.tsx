import { bets } from '#contract/records/reports.ts';
import type { BetLine, Value } from '#contract/types.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { clockTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { betKindOf, betKinds } from '../../model/bet-kinds.ts';
import { GamesLink } from '../GamesLink.tsx';
import { ListedRecord } from '../ListedRecord.tsx';
import { RecordPicture } from '../RecordPicture.tsx';
import { betFile } from './bet-file.ts';
import { outcomeOf, toneOfBet } from './outcome.ts';

const BetSheet = lazyComponent(() => import('./BetSheet.tsx'));

const statuses = ['open', 'settled'] as const;
const statusOf = (text: string) => statuses.find((it) => it === text);

const openPart = ({ recordsReports: reports }: Words, open: number) =>
  open > 0 ? [{ label: reports.openSum(), value: <OwnAmount value={open} /> }] : [];

/** Betting record: bets with real money, including lottery bets, filtered by game category and settlement. */
export const BettingRecord = () => {
  const { t } = useWords();
  return (
    <ListedRecord<BetLine, Value<'bets'>>
      name="bets"
      split
      load={(query, chosen, signal) => {
        const [category, status] = [betKindOf(chosen.kind), statusOf(chosen.status)];
        return api(bets, { query: { ...query, ...(category && { category }), ...(status && { status }) }, signal });
      }}
      selects={(chosen, change) => (
        <>
          <FilterSelect
            label={t.recordsReports.gameKind()}
            all={t.recordsReports.allGames()}
            options={betKinds.map((value) => ({ value, label: t.gamesCommon[value]() }))}
            value={betKindOf(chosen.kind) ?? ''}
            onChoose={(kind) => change({ kind })}
          />
          <FilterSelect
            label={t.recordsReports.status()}
            all={t.recordsReports.all()}
            options={statuses.map((value) => ({ value, label: t.recordsReports[value]() }))}
            value={statusOf(chosen.status) ?? ''}
            onChoose={(status) => change({ status })}
          />
        </>
      )}
      idOf={({ id }) => id}
      atOf={({ at }) => at}
      sums={({ footer }) => [
        { label: t.recordsReports.stakeSum(), value: <OwnAmount value={footer.stake} /> },
        { label: t.recordsReports.payoutSum(), value: <OwnAmount value={footer.payout} /> },
        { label: t.recordsReports.resultSum(), value: <OwnAmount value={footer.net} signed /> },
        ...openPart(t, footer.open),
      ]}
      daySums={({ days }, day) =>
        days
          .filter((it) => it.day === day)
          .flatMap(({ stake, net, open }) => [
            { label: t.recordsReports.stakeSum(), value: <OwnAmount value={stake} /> },
            { label: t.recordsReports.netSum(), value: <OwnAmount value={net} signed /> },
            ...openPart(t, open),
          ])
      }
      file={betFile(t)}
      empty={{
        icon: 'bets',
        title: t.recordsReports.betsEmptyTitle(),
        text: t.recordsReports.betsEmptyText(),
        action: <GamesLink />,
      }}
      row={(bet) => ({
        picture: <RecordPicture icon={betKindOf(bet.category) ?? 'bets'} path={bet.iconUrl} />,
        title: bet.nodeName,
        sub: clockTime(bet.at),
        number: bet.id,
        amount: bet.status === 'settled' ? <OwnAmount value={bet.net} signed /> : <OwnAmount value={bet.stake} />,
        note: <StatusChip tone={toneOfBet(bet)}>{outcomeOf(t, bet)}</StatusChip>,
      })}
      sheet={(bet, close) => <BetSheet bet={bet} onClose={close} />}
    />
  );
};
