import { lobbyTables } from '#contract/games/lobby-tables.ts';
import type { Value } from '#contract/types.ts';
import { Countdown } from '#features/shared/Countdown.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useVisibleInterval } from '#features/shared/use-visible-interval.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { withoutZeroCents } from '#lib/money/money.ts';
import { BetLink } from './BetLink.tsx';

type Table = Value<'lobbyTables'>['tables'][number];

const refreshMs = 10_000;
/** Newest columns of the road that fit a card on a small phone. */
const shownColumns = 14;

const limitOf = (major: number): string => withoutZeroCents(formatAmount(major));

/** Returns the sums of a road. */
const winsOf = ({ siteWidgets: w }: Words, { kind, wins }: Table): string => {
  const of = (side: Table['wins'][number]['winner']): number => wins.find(({ winner }) => winner === side)?.rounds ?? 0;
  return kind === 'baccarat'
    ? w.tableWins({ banker: of('banker'), player: of('player'), tie: of('tie') })
    : w.tableWinsDragon({ dragon: of('dragon'), tiger: of('tiger'), tie: of('tie') });
};

/** Last results of a table without a road. */
const Results = ({ table }: { readonly table: Table }) => {
  const { t } = useWords();
  return (
    <span className="now__results">
      <span>{t.siteWidgets.lastResults()}</span>
      {table.results.map(({ text, colour }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: results have no identity, and equal ones repeat.
        <span key={at} className="now__result num" data-colour={colour}>
          {text}
        </span>
      ))}
    </span>
  );
};

/** Big road of a shoe; screen readers get its sums. */
const Road = ({ table }: { readonly table: Table }) => {
  const { t } = useWords();
  const { road } = table;
  const last = road.reduce((most, { column }) => Math.max(most, column), 0);
  const first = Math.max(0, last - shownColumns + 1);
  return (
    <span className="now__roadpart">
      <span className="now__road" aria-hidden="true">
        {road
          .filter(({ column }) => column >= first)
          .map(({ winner, column, row, ties }) => (
            <span
              key={`${column} ${row}`}
              data-winner={winner}
              data-tied={ties > 0 || undefined}
              style={{ gridColumn: column - first + 1, gridRow: row + 1 }}
            />
          ))}
      </span>
      <span className="now__wins">{winsOf(t, table)}</span>
    </span>
  );
};

const LobbyTable = ({ table }: { readonly table: Table }) => {
  const { t } = useWords();
  const { siteWidgets: w } = t;
  return (
    <li>
      <BetLink booth={table} className="now__card">
        <span className="now__head">
          <b translate="no">{table.nodeName}</b>
          <span>
            {w.betsClose()} <Countdown until={table.closesAt} />
          </span>
        </span>
        <span className="now__head num">
          <span>{w.tableLimits({ min: limitOf(table.minBet), max: limitOf(table.maxBet) })}</span>
          {table.players !== null && <span>{w.tablePlayers({ n: table.players })}</span>}
        </span>
        {table.road.length > 0 ? <Road table={table} /> : <Results table={table} />}
      </BetLink>
    </li>
  );
};

/** Open tables of the live casino: time left to bet, limits, players and the road of the shoe or the last results. */
export const LobbyTables = () => {
  const { t } = useWords();
  const { value, state, reload } = useQuery('lobbyTables', (signal) => api(lobbyTables, { signal }));
  useVisibleInterval(reload, refreshMs);
  if (!value) return state === 'waiting' ? <div className="now__empty" aria-hidden="true" /> : null;
  if (value.tables.length === 0) return null;
  return (
    <section className="now" aria-label={t.siteWidgets.nowTables()}>
      <div className="sec">
        <h2>{t.siteWidgets.nowTables()}</h2>
      </div>
      <ul className="now__list">
        {value.tables.map((table) => (
          <LobbyTable key={table.nodeId} table={table} />
        ))}
      </ul>
    </section>
  );
};
