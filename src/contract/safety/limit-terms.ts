/** Limits that a member may set (X02). `session` counts minutes of one playing session, the others pesos. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;

export type LimitKind = (typeof limitKinds)[number];

/**
 * Over which time. Deposits count over the last 24 hours, the last 7 days and the calendar month; losses and stakes
 * over the calendar day, the week from Monday and the month; all in Manila. `sitting` is the session limit's own.
 */
export const limitPeriods = ['day', 'week', 'month', 'sitting'] as const;

export type LimitPeriod = (typeof limitPeriods)[number];

/** Every limit there is, in the order of the page. */
export const limitList: readonly (readonly [LimitKind, LimitPeriod])[] = [
  ...(['deposit', 'loss', 'stake'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => [kind, period] as const),
  ),
  ['session', 'sitting'],
];

/** Least and most that a limit may be: pesos, and minutes for the session. */
export const limitRange = {
  deposit: { min: 1, max: 10_000_000 },
  loss: { min: 1, max: 10_000_000 },
  stake: { min: 1, max: 10_000_000 },
  session: { min: 5, max: 1440 },
} as const satisfies Record<LimitKind, { readonly min: number; readonly max: number }>;
