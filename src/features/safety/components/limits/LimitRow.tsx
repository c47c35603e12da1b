import type { OwnLimit } from '#contract/types.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { Button } from '#ui/Button.tsx';
import type { LimitActions } from './use-limits.ts';

interface LimitRowProps {
  readonly limit: OwnLimit;
  readonly now: number;
  readonly actions: LimitActions;
  readonly onConfirm: (limit: OwnLimit) => void;
}

/** Formats a limit's amount in its unit: major units, or minutes for the session limit. */
export const limitAmountText = ({ t }: PageWords, kind: OwnLimit['kind'], amount: number): string =>
  kind === 'session' ? t.safetyProtection.minutes({ minutes: Math.round(amount) }) : formatAmount(amount);

/** Formats the amount of a pending change. */
export const pendingChangeText = (words: PageWords, { kind, pending }: OwnLimit): string =>
  typeof pending?.amount === 'number'
    ? limitAmountText(words, kind, pending.amount)
    : words.t.safetyProtection.lifted();

const periodText = ({ t }: PageWords, { kind, period }: OwnLimit): string => {
  if (period === 'sitting') return t.safetyProtection.sitting();
  if (period === 'month') return t.safetyProtection.month();
  if (kind === 'deposit') return period === 'day' ? t.safetyProtection.depositDay() : t.safetyProtection.depositWeek();
  return period === 'day' ? t.safetyProtection.playDay() : t.safetyProtection.playWeek();
};

/** Returns the kind and period of a limit, such as “Deposit limit: 7 days”. */
export const limitTitle = (words: PageWords, limit: OwnLimit): string =>
  `${words.t.safetyProtection[limit.kind]()}: ${periodText(words, limit)}`;

/** One limit: amount, usage, remaining amount and pending change. */
export const LimitRow = ({ limit, now, actions, onConfirm }: LimitRowProps) => {
  const words = useWords();
  const { t, locale } = words;
  const { kind, period, amount, used, left, pending } = limit;
  const text = (figure: number): string => limitAmountText(words, kind, figure);
  const name = periodText(words, limit);
  const isReady = pending !== null && pending.readyAt <= now;
  return (
    <li className="limit" data-limit={`${kind}.${period}`}>
      <div className="limit__head">
        <span>{name}</span>
        <b className="num">{amount === null ? t.safetyProtection.none() : text(amount)}</b>
        <Button
          look="quiet"
          aria-label={`${amount === null ? t.safetyProtection.set() : t.safetyProtection.change()}: ${t.safetyProtection[kind]()}, ${name}`}
          onClick={() => actions.edit(limit)}
        >
          {amount === null ? t.safetyProtection.set() : t.safetyProtection.change()}
        </Button>
      </div>
      {amount !== null && left !== null && (
        <>
          <progress aria-label={name} value={Math.min(used, amount)} max={amount} />
          <p className="limit__left num">
            <span>{t.safetyProtection.used({ used: text(used), amount: text(amount) })}</span>
            <span>{t.safetyProtection.left({ left: text(left) })}</span>
          </p>
        </>
      )}
      {pending && (
        <div className="limit__pending" role="status">
          <p>
            {t.safetyProtection[isReady ? 'ready' : 'waiting']({
              at: dayAndTime(isReady ? pending.endsAt : pending.readyAt, locale),
              change: pendingChangeText(words, limit),
            })}
          </p>
          <Button look="quiet" busy={actions.busy} onClick={() => void actions.drop(limit)}>
            {t.safetyProtection.takeBack()}
          </Button>
          {isReady && (
            <Button look="quiet" busy={actions.busy} onClick={() => onConfirm(limit)}>
              {t.safetyProtection.confirm()}
            </Button>
          )}
        </div>
      )}
    </li>
  );
};
