import { useStore } from '@nanostores/react';
import type { Category } from '#contract/games/categories.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import type { Value } from '#contract/types.ts';
import type { EmptyStateText } from '#features/shared/EmptyState.tsx';
import { LoadState } from '#features/shared/LoadState.tsx';
import { TransactionNotice } from '#features/shared/TransactionNotice.tsx';
import { $serverTime } from '#features/site/state/server-time.ts';
import { wireLanguage } from '#i18n/locale.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { useUntilOnline } from '#ui/form/use-until-online.ts';
import { Icon } from '#ui/Icon.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

import { spanWords } from './time-words.ts';
import { type Rebate, useRebate } from './use-rebate.ts';

interface RebateHeroProps {
  readonly rebate: Rebate;
}

/** Rebate of the week, its deadline and the claim button. */
const RebateHero = ({ rebate: { loaded, transaction, claim, problem } }: RebateHeroProps) => {
  const { t, locale } = useWords();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { value } = loaded;
  const hasEnough = value !== null && value.total >= value.min;
  const shownProblem = useUntilOnline(problem);
  return (
    <section className="rw__hero" aria-label={t.rewardsRebate.open()}>
      <div>
        <p className="rw__label">{t.rewardsRebate.open()}</p>
        <p className="rw__sum">{value ? formatAmount(value.total) : ' '}</p>
        <p className="rw__note num">
          {value && now > 0
            ? `${t.rewardsRebate.since({ time: dayAndTime(value.since, locale) })} · ${t.rewardsRebate.resetsIn({
                time: spanWords(t.rewardsRebate.daysHours, value.resetsAt - now),
              })}`
            : ' '}
        </p>
      </div>
      <Button
        look="primary"
        wide
        busy={transaction.busy}
        disabled={!hasEnough && !transaction.busy}
        onClick={() => void claim()}
      >
        {t.rewardsRebate.toClaim()}
      </Button>
      <p className="rw__note">
        {`${value && !hasEnough ? `${t.rewardsRebate.least({ amount: formatAmount(value.min) })}. ` : ''}${t.rewardsRebate.lapse()}`}
      </p>
      <p className="rw__note">{t.rewardsRebate.counts({ games: contributionList('rewards', wireLanguage(locale)) })}</p>
      <TransactionNotice transaction={transaction} />
      {shownProblem && (
        <p className="rw__problem" role="alert">
          {shownProblem}
        </p>
      )}
    </section>
  );
};

interface GameKindProps {
  readonly kind: Value<'manualRebate'>['categories'][number];
  /** Total rebate, major units. */
  readonly total: number;
}

/** Rebate of one game category and its share. */
const GameKind = ({ kind: { category, turnover, rate, amount }, total }: GameKindProps) => {
  const { t } = useWords();
  return (
    <li className="rebate">
      <div className="rebate__head">
        <b>{t.gamesCommon[category as Category]()}</b>
        <span className="money">{formatAmount(amount)}</span>
      </div>
      <Meter
        label={t.rewardsRebate.line({ stake: formatAmount(turnover), rate: formatRate(rate) })}
        value={amount}
        max={total}
        text={total > 0 ? formatRate(Math.round((amount / total) * 100) / 100) : ''}
      />
    </li>
  );
};

const nothingYet = ({ rewardsRebate: w }: Words): EmptyStateText => ({
  icon: 'rebate',
  title: w.emptyTitle(),
  text: w.emptyText(),
  action: (
    <a className="btn btn--quiet" href={hrefOf('gameLobby')}>
      {w.emptyAction()}
    </a>
  ),
});

/** Rebate page: rebate of the week's stakes by game category, with the claim button. */
export const ManualRebate = () => {
  const { t } = useWords();
  const rebate = useRebate();
  return (
    <div className="stack rw">
      <RebateHero rebate={rebate} />
      <div className="rw__head">
        <h2>{t.rewardsRebate.kinds()}</h2>
        <a className="rebate__more" href={hrefOf('rebateReport')} data-gate="PLYRBT">
          {t.rewardsRebate.toReport()}
          <Icon name="go" />
        </a>
      </div>
      <LoadState
        loaded={rebate.loaded}
        skeleton={<Skeleton shape="row" count={3} />}
        empty={({ categories }) => (categories.length > 0 ? null : nothingYet(t))}
      >
        {({ categories, total }) => (
          <ul className="rw__list">
            {categories.map((kind) => (
              <GameKind key={kind.category} kind={kind} total={total} />
            ))}
          </ul>
        )}
      </LoadState>
    </div>
  );
};
