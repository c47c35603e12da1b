import { useState } from 'react';
import { subordinate } from '#contract/agent/team.ts';
import { Amount } from '#features/shared/Amount.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { api } from '#lib/http/client.ts';
import { hrefOf } from '#paths.ts';
import { ChipGroup } from '#ui/ChipGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

interface RankingProps {
  readonly days: { readonly startDate: string; readonly endDate: string };
}

const orders = {
  stake: { sort: 'stake', order: 'down' },
  won: { sort: 'net', order: 'down' },
  lost: { sort: 'net', order: 'up' },
} as const;
type Order = keyof typeof orders;

const shown = 10;

/** Ranking of downline members by stake, win or loss. */
export const Ranking = ({ days }: RankingProps) => {
  const { t } = useWords();
  const w = t.agentFigures;
  const [by, setBy] = useState<Order>('stake');
  const loaded = useQuery(`ranking ${by} ${days.startDate} ${days.endDate}`, (signal) =>
    api(subordinate, { query: { ...days, ...orders[by], scope: 'all', state: 'active', pageSize: shown }, signal }),
  );
  return (
    <section className="ranking">
      <h2>{w.ranking()}</h2>
      <ChipGroup
        label={w.rankBy()}
        options={(Object.keys(orders) as Order[]).map((order) => ({ key: order, label: w[`rank_${order}`]() }))}
        chosen={by}
        onChoose={setBy}
      />
      <LoadState
        loaded={loaded}
        skeleton={<Skeleton shape="row" count={5} />}
        empty={({ total }) => (total > 0 ? null : { icon: 'chart', title: w.nobodyTitle(), text: w.nobodyText() })}
      >
        {({ content }) => (
          <ol>
            {content.map((ranked) => (
              <li key={ranked.account}>
                <a href={hrefOf('team', { search: ranked.account })}>
                  <span>
                    <b>{ranked.account}</b>
                    <span>{t.agentTeam.level({ n: ranked.level })}</span>
                  </span>
                  <b>{by === 'stake' ? <Amount value={ranked.stake} /> : <Amount value={ranked.net} signed />}</b>
                </a>
              </li>
            ))}
          </ol>
        )}
      </LoadState>
    </section>
  );
};
