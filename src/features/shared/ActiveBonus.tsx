import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Value } from '../../contract/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { useWords } from '../../i18n/use-words.ts';
import { dayMs } from '../../lib/dates/units.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';
import { formatAmount } from '../../lib/money/format-amount.ts';
import { toCentavos, toPesos } from '../../lib/money/money.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';
import { refreshBalance } from '../cashier/stores/wallet.ts';
import { $serverTime } from '../site/stores/server-time.ts';
import css from './active-bonus.css?inline';
import { LockedPart } from './LockedBalance.tsx';
import { useOwnMoney } from './use-own-money.ts';
import { useWagering } from './use-wagering.ts';

/** Returns the bonuses among the locked parts of a balance. */
const bonusesOf = ({ parts }: Value<'wagering'>) => parts.filter(({ bonusId }) => bonusId !== null);

adoptStyles(css);

interface ActiveBonusProps {
  readonly locale: Locale;
  /** Pesos of the next bet; null if none is selected. */
  readonly stake?: number | null;
  /** Rounds played here; a change reloads the progress. */
  readonly rounds?: number;
  /** Rendered if no bonus is active. */
  readonly none?: string;
}

/** Delay before the progress is reloaded after a round, ms, because automatic rounds follow quickly. */
const reloadDelayMs = 3_000;

const sum = (pesos: readonly number[]): number => toPesos(pesos.reduce((all, it) => all + toCentavos(it), 0));

/**
 * Card of the active bonuses on home and in a game: amount, progress, days left, maximum bet with a warning before a
 * larger bet, and how to forfeit one (X11). Renders `none` without a bonus.
 */
const ActiveBonus = ({ locale, stake = null, rounds = 0, none }: ActiveBonusProps) => {
  const words = useWords(locale);
  const { cashierBonus: w } = words.t;
  const loaded = useWagering(locale);
  const money = useOwnMoney();
  const now = useStore($serverTime, { ssr: () => 0 });
  const { value, reload } = loaded;
  const bonuses = value ? bonusesOf(value) : [];
  const isActive = bonuses.length > 0;
  useEffect(() => {
    if (rounds === 0 || !isActive) return undefined;
    const timer = setTimeout(reload, reloadDelayMs);
    return () => clearTimeout(timer);
  }, [rounds, isActive, reload]);
  if (!isActive) return value && none ? <p className="bonuscard bonuscard--none">{none}</p> : null;
  const required = sum(bonuses.map((it) => it.required));
  const left = sum(bonuses.map((it) => it.left));
  const maxBet = Math.min(...bonuses.map((it) => it.maxBet ?? Infinity));
  const endsAt = Math.min(...bonuses.map((it) => it.expiresAt ?? Infinity));
  const days = Math.floor((endsAt - now) / dayMs);
  const ended = (): void => {
    reload();
    void ignoreCallErrors(refreshBalance());
  };
  return (
    <section className="bonuscard" aria-label={w.bonus()}>
      <details>
        <summary>
          <span>{w.bonus()}</span>
          <b className="money">{money(sum(bonuses.map((it) => it.locks)))}</b>
          <small className="num">
            {w.progress({ done: money(toPesos(toCentavos(required) - toCentavos(left))), need: money(required) })}
            {now > 0 && endsAt < Infinity && <> · {days > 0 ? w.daysLeft({ n: days }) : w.lastDay()}</>}
          </small>
        </summary>
        <ul className="locked">
          {bonuses.map((part) => (
            <LockedPart key={part.ref} words={words} part={part} money={money} onEnded={ended} />
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
