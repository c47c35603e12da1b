import { bets } from '../../../../contract/records/reports.ts';
import type { BetLine, Value } from '../../../../contract/types.ts';
import type { Locale } from '../../../../i18n/locale.ts';
import { useWords } from '../../../../i18n/use-words.ts';
import { clockTime } from '../../../../lib/dates/manila-words.ts';
import { api } from '../../../../lib/http/client.ts';
import { hrefOf } from '../../../../paths.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { lazyComponent } from '../../../shared/lazy-component.tsx';
import { OwnAmount } from '../../../shared/OwnAmount.tsx';
import { betKindOf, betKinds } from '../../model/bet-kinds.ts';
import { FilterSelect } from '../FilterSelect.tsx';
import { ListedRecord } from '../ListedRecord.tsx';
import { outcomeOf, toneOfBet } from './outcome.ts';

const BetSheet = lazyComponent(() => import('./BetSheet.tsx'));

const statuses = ['open', 'settled'] as const;
const statusOf = (text: string) => statuses.find((it) => it === text);

/** R030: bets with real money, those of lotteries included, by kind of game and by whether they are settled. */
export const BettingRecord = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  return (
    <ListedRecord<BetLine, Value<'bets'>>
      locale={locale}
      name="bets"
      load={(asked, chosen, signal) => {
        const [category, status] = [betKindOf(chosen.kind), statusOf(chosen.status)];
        return api(bets, { query: { ...asked, ...(category && { category }), ...(status && { status }) }, signal });
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
        { label: t.recordsReports.stakeSum(), value: <OwnAmount pesos={footer.stake} /> },
        { label: t.recordsReports.payoutSum(), value: <OwnAmount pesos={footer.payout} /> },
        { label: t.recordsReports.resultSum(), value: <OwnAmount pesos={footer.net} signed /> },
        ...(footer.open > 0 ? [{ label: t.recordsReports.openSum(), value: <OwnAmount pesos={footer.open} /> }] : []),
      ]}
      empty={{
        icon: 'bets',
        title: t.recordsReports.betsEmptyTitle(),
        text: t.recordsReports.betsEmptyText(),
        action: (
          <a className="btn btn--gold" href={hrefOf('gameLobby')}>
            {t.recordsReports.toGames()}
          </a>
        ),
      }}
      row={(it) => ({
        title: it.nodeName,
        sub: `${clockTime(it.at)} · ${it.id}`,
        amount: it.status === 'settled' ? <OwnAmount pesos={it.net} signed /> : <OwnAmount pesos={it.stake} />,
        note: <StatusChip tone={toneOfBet(it)}>{outcomeOf(t, it)}</StatusChip>,
      })}
      sheet={(bet, close) => <BetSheet locale={locale} bet={bet} onClose={close} />}
    />
  );
};
