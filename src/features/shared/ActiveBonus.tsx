import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Value } from '#contract/types.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { useWords } from '#i18n/use-words.ts';
import { daysUntil } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './active-bonus.css?inline';
import { LockedPart, MoneyParts } from './LockedBalance.tsx';
import { useOwnMoney } from './use-own-money.ts';
import { useWagering } from './use-wagering.ts';

const sum = (major: readonly number[]): number => toMajor(major.reduce((all, it) => all + toMinor(it), 0));

/** Returns the bonuses among the locked parts of a balance, and the major units to bet on other parts before the first of them. */
const bonusesOf = ({ parts }: Value<'wagering'>) => {
  const first = parts.findIndex(({ bonusId }) => bonusId !== null);
  return {
    bonuses: parts.filter(({ bonusId }) => bonusId !== null),
    before: sum(parts.slice(0, Math.max(0, first)).map(({ left }) => left)),
  };
};

adoptStyles(css);

interface ActiveBonusProps {
  /** Major units of the next bet; null if none is selected. */
  readonly stake?: number | null;
  /** Rounds played here; a change reloads the progress. */
  readonly rounds?: number;
  /** Rendered if no bonus is active. */
  readonly none?: string;
}

/** Shortest time between two reloads, ms, because automatic rounds follow quickly. */
const reloadDelayMs = 1_500;

/**
 * Card of the active bonuses on home and in a game: amount, progress, days left, maximum bet with a warning before a
 * larger bet, and how to forfeit one. Renders `none` without a bonus.
 */
const ActiveBonus = ({ stake = null, rounds = 0, none }: ActiveBonusProps) => {
  const words = useWords();
  const { cashierBonus: w } = words.t;
  const loaded = useWagering();
  const money = useOwnMoney();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { value, reload } = loaded;
  const { bonuses, before } = value ? bonusesOf(value) : { bonuses: [], before: 0 };
  const isActive = bonuses.length > 0;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (rounds === 0 || !isActive || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      reload();
    }, reloadDelayMs);
  }, [rounds, isActive, reload]);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!isActive) return value && none ? <p className="bonuscard bonuscard--none">{none}</p> : null;
  const required = sum(bonuses.map((it) => it.required));
  const left = sum(bonuses.map((it) => it.left));
  const maxBet = Math.min(...bonuses.map((it) => it.maxBet ?? Infinity));
  const endsAt = Math.min(...bonuses.map((it) => it.expiresAt ?? Infinity));
  const done = toMajor(toMinor(required) - toMinor(left));
  const isLastDay = endsAt - now < dayMs;
  const days = now > 0 && endsAt < Infinity ? (isLastDay ? 0 : daysUntil(endsAt, now)) : null;
  const ended = (): void => {
    reload();
    void ignoreCallErrors(refreshBalance());
  };
  return (
    <section className="bonuscard" aria-label={w.bonus()}>
      <details>
        <summary>
          <Icon name="reward" />
          <span>{w.bonus()}</span>
          <b className="money">{money(value?.bonusMoney ?? 0)}</b>
          <Icon name="down" />
          <progress aria-hidden="true" value={done} max={required} />
          <small className="num">
            <span>
              {before > 0
                ? w.betFirst({ left: money(before) })
                : w.progress({ done: money(done), need: money(required) })}
            </span>
            {days !== null && <span>{days > 0 ? w.daysLeft({ n: days }) : w.lastDay()}</span>}
          </small>
        </summary>
        {value && <MoneyParts value={value} money={money} />}
        <ul className="locked">
          {bonuses.map((part) => (
            <LockedPart key={part.ref} part={part} amount={part.locked} money={money} onEnded={ended} />
          ))}
        </ul>
      </details>
      {stake !== null && stake > maxBet && (
        <p className="bonuscard__warning" role="status">
          {w.overMaxBet({ amount: formatAmount(maxBet) })}
        </p>
      )}
    </section>
  );
};

export default ActiveBonus;
