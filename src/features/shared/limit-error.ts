import type { LimitRefusal } from '#contract/types.ts';
import { limitName } from '#features/safety/model/limit-name.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { formatAmount } from '#lib/money/format-amount.ts';

/** Returns the message for an exceeded limit: which one, the remaining amount and when it resets. */
export const limitErrorText = (
  { t, locale }: PageWords,
  { kind, period, amount, left, resetsAt }: LimitRefusal,
): string => {
  const limit = t.safetyRealityCheck[limitName(kind, period)]();
  if (kind !== 'session' && resetsAt === null)
    return t.safetyRealityCheck.refusedWhole({ limit, amount: formatAmount(amount), left: formatAmount(left) });
  const first =
    kind === 'session'
      ? t.safetyRealityCheck.refusedSession({ limit, amount: Math.round(amount) })
      : t.safetyRealityCheck.refused({ limit, left: formatAmount(left) });
  return resetsAt === null ? first : `${first} ${t.safetyRealityCheck.fitsAt({ at: dayAndTime(resetsAt, locale) })}`;
};
