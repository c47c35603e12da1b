import { useState } from 'react';
import type { Reward } from '#contract/types.ts';
import { EmptyState, type EmptyStateText } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { LockedBalance } from '#features/shared/LockedBalance.tsx';
import { useWagering } from '#features/shared/use-wagering.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { RewardCard } from './RewardCard.tsx';
import '#ui/tabs.css';
import { sumText, useRewards } from './use-rewards.ts';

type View = 'open' | 'history';

const isAhead = ({ status }: Reward): boolean => status === 'open' || status === 'unproven' || status === 'waiting';

interface ClaimAllProps {
  /** Null until loaded. */
  readonly open: readonly Reward[] | null;
  readonly busy: boolean;
  readonly onClaim: () => void;
}

/** Total of claimable rewards with a "claim all" button. */
const ClaimAll = ({ open, busy, onClaim }: ClaimAllProps) => {
  const { rewardsCentre: w } = useWords().t;
  return (
    <section className="rw__hero" aria-label={w.lead()}>
      <div>
        <p className="rw__label">{w.lead()}</p>
        <p className="rw__sum">{open ? sumText(open) : ' '}</p>
        <p className="rw__note num">{!open ? ' ' : open.length > 0 ? w.count({ n: open.length }) : w.none()}</p>
      </div>
      <Button look="primary" wide busy={busy} disabled={!open?.length} onClick={onClaim}>
        {w.claimAll()}
      </Button>
    </section>
  );
};

const nothingAhead = ({ rewardsCentre: w }: Words): EmptyStateText => ({
  icon: 'reward',
  title: w.emptyTitle(),
  text: w.emptyText(),
  action: (
    <a className="btn btn--quiet" href={hrefOf('activity')}>
      {w.emptyAction()}
    </a>
  ),
});

/** Reward centre: claimable and claimed rewards. */
export const RewardCentre = () => {
  const { t } = useWords();
  const w = t.rewardsCentre;
  const [view, setView] = useState<View>('open');
  const wagering = useWagering();
  const { loaded, list, open, busy, problemOf, claimOne, claimAll, claimingAll } = useRewards();
  const shown = list.filter((it) => isAhead(it) === (view === 'open'));
  return (
    <div className="stack rw">
      <ClaimAll open={loaded.value && open} busy={claimingAll} onClaim={() => void claimAll()} />
      <LockedBalance loaded={wagering} linksToDeposit />
      <Tabs
        label={w.which()}
        tabs={[
          { key: 'open', label: w.open() },
          { key: 'history', label: w.history() },
        ]}
        active={view}
        onChoose={setView}
        panel="rewards"
      />
      <div id="rewards" role="tabpanel" aria-label={w[view]()}>
        <h2 className="vh">{w[view]()}</h2>
        <LoadState
          loaded={loaded}
          skeleton={<Skeleton shape="card" count={3} />}
          empty={(value) => (value.some(isAhead) || view === 'history' ? null : nothingAhead(t))}
        >
          {() =>
            shown.length === 0 ? (
              <EmptyState icon="reward" title={w.pastTitle()} text={w.pastText()} />
            ) : (
              <ul className="rw__list">
                {shown.map((reward) => (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    busy={busy.has(reward.id)}
                    problem={problemOf(reward.id)}
                    onClaim={() => void claimOne(reward)}
                    onExpired={loaded.reload}
                  />
                ))}
              </ul>
            )
          }
        </LoadState>
      </div>
    </div>
  );
};
