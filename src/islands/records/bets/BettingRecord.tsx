import { bets } from '../../../api/records/reports.ts';
import type { BetLine, Value } from '../../../contract/types.ts';
import { clockTime } from '../../../domain/manila-words.ts';
import { betKindOf, betKinds } from '../../../domain/records/bet-kinds.ts';
import { periodQuery } from '../../../domain/records/period.ts';
import { type Locale, wireLanguage } from '../../../i18n/locale.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Amount } from '../../../widgets/Amount.tsx';
import { lazyPart } from '../../../widgets/lazy-part.tsx';
import { RecordList } from '../../../widgets/RecordList.tsx';
import { RecordRow } from '../../../widgets/RecordRow.tsx';
import { useRecords } from '../../../widgets/use-records.ts';
import { FilterSelect } from '../FilterSelect.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { keyOf, useFilters } from '../use-filters.ts';
import { useOpened } from '../use-opened.ts';
import { outcomeOf, toneOfBet } from './outcome.ts';

const BetSheet = lazyPart(() => import('./BetSheet.tsx'));

const statuses = ['open', 'settled'] as const;

/** R030: bets with real money, those of lotteries included, by kind of game and by whether they are settled. */
export const BettingRecord = ({ locale }: { readonly locale: Locale }) => {
  const { t } = useWords(locale);
  const [filters, change] = useFilters();
  const { opened, open, close } = useOpened<BetLine>();
  const kind = betKindOf(filters?.kind ?? '');
  const status = statuses.find((it) => it === filters?.status);
  const records = useRecords<Value<'bets'>>(
    keyOf('bets', filters),
    (page, current, signal) =>
      bets(
        {
          ...(filters ? periodQuery(filters.period) : {}),
          ...(kind && { category: kind }),
          ...(status && { status }),
          page,
          language: wireLanguage(current),
        },
        signal,
      ),
    { locale },
  );
  return (
    <RecordPage
      locale={locale}
      filters={filters}
      onChange={change}
      selects={
        <>
          <FilterSelect
            label={t.reports.gameKind()}
            all={t.reports.allGames()}
            options={betKinds.map((value) => ({ value, label: t.games[value]() }))}
            value={kind ?? ''}
            onChoose={(next) => change({ kind: next })}
          />
          <FilterSelect
            label={t.reports.status()}
            all={t.reports.all()}
            options={statuses.map((value) => ({ value, label: t.reports[value]() }))}
            value={status ?? ''}
            onChoose={(next) => change({ status: next })}
          />
        </>
      }
    >
      <RecordList
        locale={locale}
        records={records}
        idOf={({ id }) => id}
        atOf={({ at }) => at}
        sums={({ footer }) => [
          { label: t.reports.stakeSum(), value: <Amount pesos={footer.stake} /> },
          { label: t.reports.payoutSum(), value: <Amount pesos={footer.payout} /> },
          { label: t.reports.resultSum(), value: <Amount pesos={footer.net} signed /> },
          ...(footer.open > 0 ? [{ label: t.reports.openSum(), value: <Amount pesos={footer.open} /> }] : []),
        ]}
        empty={{
          icon: 'bets',
          title: t.reports.betsEmptyTitle(),
          text: t.reports.betsEmptyText(),
          action: (
            <a className="btn btn--gold" href="/m/gameLobby">
              {t.reports.toGames()}
            </a>
          ),
        }}
      >
        {(it: BetLine) => (
          <RecordRow
            title={it.nodeName}
            sub={`${clockTime(it.at)} · ${it.id}`}
            amount={it.status === 'settled' ? <Amount pesos={it.net} signed /> : <Amount pesos={it.stake} />}
            note={<StatusChip tone={toneOfBet(it)}>{outcomeOf(t, it)}</StatusChip>}
            onOpen={() => open(it)}
          />
        )}
      </RecordList>
      {opened && <BetSheet locale={locale} bet={opened} onClose={close} />}
    </RecordPage>
  );
};
