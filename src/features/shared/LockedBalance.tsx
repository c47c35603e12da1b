import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { forfeitBonus } from '#contract/cashier/wagering.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import type { Value } from '#contract/types.ts';
import { refreshBalance } from '#features/cashier/state/wallet.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { errorText } from '#i18n/error-words.ts';
import { wireLanguage } from '#i18n/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { dayMs } from '#lib/dates/units.ts';
import { api } from '#lib/http/client.ts';
import { codeOf, ignoreCallErrors } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { hrefOf } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { useUntilOnline } from '#ui/form/use-until-online.ts';
import { Icon } from '#ui/Icon.tsx';
import { Meter } from '#ui/Meter.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import { confirmFirst } from './lazy-module.ts';
import css from './locked-balance.css?inline';
import { TransactionNotice } from './TransactionNotice.tsx';
import { useOwnMoney } from './use-own-money.ts';
import { useTransaction } from './use-transaction.ts';
import type { useWagering } from './use-wagering.ts';

adoptStyles(css);

type Part = Value<'wagering'>['parts'][number];

interface LockedPartProps {
  readonly part: Part;
  /** Major units beside the title. */
  readonly amount: number;
  readonly money: (major: number) => string;
  readonly onEnded: () => void;
}

/** Time before the expiry of a bonus at which a reminder is shown, ms. */
const reminderMs = 3 * dayMs;

/** One locked amount: progress, maximum bet, expiry, first deposit, and how to forfeit it. */
export const LockedPart = ({ part, amount, money, onEnded }: LockedPartProps) => {
  const { t, locale } = useWords();
  const { cashierBonus: w } = t;
  const now = useStore($serverTime, { ssr: () => 0 });
  const [problem, setProblem] = useState<string>();
  const shownProblem = useUntilOnline(problem);
  const {
    bonusId,
    kind,
    title,
    required,
    left,
    needsDeposit,
    maxBet,
    maxWin,
    maxConvertible,
    minOdds,
    expiresAt,
    forfeits,
  } = part;
  const transaction = useTransaction<Value<'forfeitBonus'>>(`forfeit:${bonusId ?? ''}`, onEnded);
  const done = toMajor(toMinor(required) - toMinor(left));
  const forfeit = async (): Promise<void> => {
    const question = {
      title: w.forfeitTitle(),
      text: w.forfeitText({ amount: formatAmount(forfeits) }),
      cancel: w.keep(),
      confirm: w.forfeit(),
      loses: true,
    };
    setProblem(undefined);
    try {
      if (bonusId && (await confirmFirst(question)))
        await transaction.run((key) => api(forfeitBonus, { body: { bonusId }, key }));
    } catch (error) {
      const code = codeOf(error);
      setProblem(code === 'request.conflict' ? w.ended() : errorText(t, code));
      onEnded();
    }
  };
  const ends = (at: number): string => {
    const day = dayAndTime(at, locale);
    return now > 0 && at - now < reminderMs ? w.soon({ day, left: money(left) }) : w.expires({ day });
  };
  return (
    <li className="locked__part">
      <p className="locked__head">
        <span>{title ?? w[kind]()}</span>
        <b className="money">{money(amount)}</b>
      </p>
      {left > 0 && (
        <Meter
          label={w.wagering()}
          value={done}
          max={required}
          text={w.progress({ done: money(done), need: money(required) })}
        />
      )}
      {left > 0 && (
        <p>
          {kind === 'bonus' || kind === 'gift'
            ? w.counts({ games: contributionList('bonus', wireLanguage(locale)) })
            : w.countsAll()}
        </p>
      )}
      {maxBet !== null && <p>{w.maxBet({ amount: formatAmount(maxBet) })}</p>}
      {maxWin !== null && maxConvertible !== null && minOdds !== null && (
        <p>{w.limits({ win: formatAmount(maxWin), most: formatAmount(maxConvertible), odds: minOdds.toFixed(2) })}</p>
      )}
      <p>{expiresAt === null ? w.noEnd() : ends(expiresAt)}</p>
      {needsDeposit && <p>{left > 0 ? w.firstDepositToo() : w.firstDeposit()}</p>}
      {bonusId !== null && (
        <Button look="quiet" busy={transaction.busy} onClick={() => void forfeit()}>
          {w.forfeit()}
        </Button>
      )}
      <TransactionNotice transaction={transaction} />
      {shownProblem && <p role="alert">{shownProblem}</p>}
    </li>
  );
};

interface MoneyPartsProps {
  readonly value: Pick<Value<'wagering'>, 'ownMoney' | 'bonusMoney'>;
  readonly money: (major: number) => string;
}

/** The two parts of the balance, which add up to it. */
export const MoneyParts = ({ value, money }: MoneyPartsProps) => {
  const { cashierBonus: w } = useWords().t;
  return (
    <dl className="locked__money">
      <dt>{w.ownMoney()}</dt>
      <dd className="money">{money(value.ownMoney)}</dd>
      <dt>{w.bonusMoney()}</dt>
      <dd className="money">{money(value.bonusMoney)}</dd>
    </dl>
  );
};

interface LockedBalanceProps {
  readonly loaded: ReturnType<typeof useWagering>;
  /** Called after a bonus was forfeited, which changes balances. */
  readonly onEnded?: () => void;
  /** Links to the deposit page, for money that a first deposit unlocks. */
  readonly linksToDeposit?: boolean;
  /** Unfolds it at first. */
  readonly isOpen?: boolean;
}

/**
 * Locked part of the balance, which unfolds to the bonuses and deposits it belongs to. Renders nothing if nothing is
 * locked.
 */
export const LockedBalance = ({
  loaded: { value, reload },
  onEnded,
  linksToDeposit = false,
  isOpen = false,
}: LockedBalanceProps) => {
  const words = useWords();
  const money = useOwnMoney();
  const now = useStore($serverTime, { ssr: () => 0 });
  if (!value || value.parts.length === 0) return null;
  // A reminder about a bonus that expires soon must not be hidden.
  const isExpiringSoon =
    now > 0 && value.parts.some(({ expiresAt }) => expiresAt !== null && expiresAt - now < reminderMs);
  const { cashierBonus: w } = words.t;
  const ended = (): void => {
    reload();
    void ignoreCallErrors(refreshBalance());
    onEnded?.();
  };
  return (
    <section className="panel locked" aria-label={w.title()}>
      <MoneyParts value={value} money={money} />
      <details open={isOpen || isExpiringSoon}>
        <summary>
          <h2>{w.title()}</h2>
          <b className="money">{money(value.locked)}</b>
          <Icon name="down" />
        </summary>
        {value.left > 0 && <p>{w.lead()}</p>}
        <ul>
          {value.parts.map((part) => (
            <LockedPart key={part.ref} part={part} amount={part.locked} money={money} onEnded={ended} />
          ))}
        </ul>
        {linksToDeposit && value.parts.some(({ needsDeposit }) => needsDeposit) && (
          <a className="btn btn--quiet locked__deposit" href={hrefOf('deposit')}>
            {w.toDeposit()}
          </a>
        )}
      </details>
    </section>
  );
};
