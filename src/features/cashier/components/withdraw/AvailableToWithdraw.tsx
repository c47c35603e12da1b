import type { ReactNode } from 'react';
import type { Value } from '#contract/types.ts';
import { OwnAmount } from '#features/shared/OwnAmount.tsx';
import { useWords } from '#i18n/use-words.ts';
import { formatAmount, formatShortAmount } from '#lib/money/format-amount.ts';
import { toMajor, toMinor } from '#lib/money/money.ts';
import { withdrawalParts } from '../../model/withdrawal-parts.ts';
import { HeldReason } from './HeldReason.tsx';

interface AvailableToWithdrawProps {
  readonly info: Value<'withdrawInfo'>;
  /** Called when a hold has ended. */
  readonly onChanged: () => void;
}

/** Amount available to withdraw, conditions other than wagering that reduce it, and the remaining daily limit. */
export const AvailableToWithdraw = ({ info, onChanged }: AvailableToWithdrawProps) => {
  const { t } = useWords();
  const parts = withdrawalParts(info);
  const unlocked = toMajor(toMinor(parts.now) + toMinor(parts.later));
  const reasons: [key: string, text: ReactNode][] = [];
  if (info.heldUntil)
    reasons.push(['held', <HeldReason key="held" info={info} until={info.heldUntil} onLifted={onChanged} />]);
  if (info.timesLeftToday === 0) reasons.push(['times', t.cashierWithdraw.timesUsed({ n: info.timesToday })]);
  if (info.leftToday < unlocked && info.timesLeftToday > 0)
    reasons.push(['day', t.cashierWithdraw.dayLimit({ amount: formatAmount(info.leftToday) })]);
  if (unlocked < info.min && (unlocked > 0 || parts.locked === 0))
    reasons.push(['low', t.cashierWithdraw.tooLittle({ amount: formatAmount(info.min) })]);
  return (
    <section className="panel withdrawable" aria-label={t.cashierWithdraw.now()}>
      <p className="withdrawable__sum">
        <span>{t.cashierWithdraw.now()}</span>
        <b>
          <OwnAmount value={info.canWithdraw} />
        </b>
      </p>
      {reasons.length > 0 && (
        <ul className="withdrawable__why" aria-label={t.cashierWithdraw.why()}>
          {reasons.map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      <dl className="figures">
        {parts.later > 0 && (
          <>
            <dt>{t.cashierWithdraw.later()}</dt>
            <dd>
              <OwnAmount value={parts.later} />
            </dd>
          </>
        )}
        <dt>{t.cashierWithdraw.balance()}</dt>
        <dd>
          <OwnAmount value={info.available} />
        </dd>
        <dt>{t.cashierWithdraw.leftToday()}</dt>
        <dd className="num">
          {t.cashierWithdraw.of({ part: formatShortAmount(info.leftToday), whole: formatShortAmount(info.limitToday) })}
        </dd>
        <dt>{t.cashierWithdraw.timesLeft()}</dt>
        <dd className="num">
          {t.cashierWithdraw.of({ part: String(info.timesLeftToday), whole: String(info.timesToday) })}
        </dd>
        <dt>{t.cashierWithdraw.feeNext()}</dt>
        <dd className="num">
          {info.fee > 0 ? formatAmount(info.fee) : t.cashierWithdraw.freeLeft({ n: info.freeToday })}
        </dd>
      </dl>
    </section>
  );
};
