/** Limits that a member can set. `session` is in minutes of one play session, the others in major units. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;

export type LimitKind = (typeof limitKinds)[number];

/**
 * Periods of limits. Deposits count over the last 24 hours, the last 7 days and the calendar month; losses and stakes
 * over the calendar day, the week from Monday and the month; all in the market’s time zone. `sitting` is only for the session limit.
 */
export const limitPeriods = ['day', 'week', 'month', 'sitting'] as const;

export type LimitPeriod = (typeof limitPeriods)[number];

/** All limits in the order of the page. */
export const limitList: readonly (readonly [LimitKind, LimitPeriod])[] = [
  ...(['deposit', 'loss', 'stake'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => [kind, period] as const),
  ),
  ['session', 'sitting'],
];

/** Hours until a raised or removed limit takes effect. */
export const limitRaiseHours = 24;

/** Minutes without a bet that end a play session, and the break after a session limit. */
export const sessionBreakMinutes = 60;

/** Minutes between reality checks. */
export const realityCheckMinutes = [15, 30, 60] as const;

/** Default minutes between reality checks. */
export const defaultRealityCheckMinutes = 60;

/** Lengths of a time-out, hours. */
export const timeOutHours = [24, 72, 168, 336, 720] as const;

/** Lengths of a self-exclusion, months; permanent is offered as well. */
export const exclusionMonths = [6, 12, 24, 36, 60] as const;
