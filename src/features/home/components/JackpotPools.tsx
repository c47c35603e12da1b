import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { jackpots } from '#contract/games/highlights.ts';
import type { Value } from '#contract/types.ts';
import { useQuery } from '#features/shared/use-query.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { watchIdleView } from '#ui/watch-idle-view.ts';
import { $autoplayPaused } from '../state/autoplay.ts';
import css from './jackpot-pools.css?inline';

adoptStyles(css);

type Pool = Value<'jackpots'>[number];

const refreshMs = 10_000;

interface PoolProps {
  readonly pool: Pool;
}

/** Last wins of a jackpot, closed at first. */
const LastWins = ({ pool: { wins } }: PoolProps) => {
  const { t, locale } = useWords();
  return (
    <details>
      <summary>{t.siteWidgets.lastWins()}</summary>
      <ul>
        {wins.map(({ amount, account, nodeName, at }) => (
          <li key={`${at} ${account} ${amount}`}>
            <b className="num">{formatAmount(amount)}</b>
            <span translate="no">{nodeName}</span>
            <small>{`${account ?? t.siteWidgets.simulatedPlayer()} · ${dayAndTime(at, locale)}`}</small>
          </li>
        ))}
      </ul>
      <p>{t.siteWidgets.jackpotNote()}</p>
    </details>
  );
};

/** One jackpot. While it is in view and not paused, `onDue` is called every ten seconds. */
const PoolCard = ({ pool, onDue }: PoolProps & { readonly onDue: () => void }) => {
  const { siteWidgets: w } = useWords().t;
  const card = useRef<HTMLElement>(null);
  const [isIdle, setIdle] = useState(false);
  const isPaused = useStore($autoplayPaused);
  useEffect(() => (card.current ? watchIdleView(card.current, setIdle) : undefined), []);
  const isRunning = isIdle && !isPaused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(onDue, refreshMs);
    return () => clearInterval(timer);
  }, [isRunning, onDue]);
  return (
    <section ref={card} className="pool" aria-label={pool.name}>
      <div className="pool__main">
        <div>
          <h2 translate="no">{pool.name}</h2>
          <p className="pool__sum num">{formatAmount(pool.amount)}</p>
        </div>
        <a href={hrefOf('gameList', { gameType: 'RNG', classify: pool.gameClassify })}>
          {w.jackpotSlots()}
          <span className="vh">: {pool.name}</span>
        </a>
      </div>
      <LastWins pool={pool} />
    </section>
  );
};

/** Progressive jackpots with amounts from the server; hidden without any. */
const JackpotPools = () => {
  const { value, state, reload } = useQuery('jackpots', (signal) => api(jackpots, { signal }));
  if (state === 'waiting') return <div className="pool pool--waiting" aria-hidden="true" />;
  if (!value?.length) return <div hidden />;
  return value.map((pool) => <PoolCard key={pool.name} pool={pool} onDue={reload} />);
};

export default JackpotPools;
