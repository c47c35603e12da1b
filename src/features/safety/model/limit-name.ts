import type { LimitKind, LimitPeriod } from '#contract/safety/safety-terms.ts';

const names = {
  day: { deposit: 'depositDay', loss: 'lossDay', stake: 'stakeDay' },
  week: { deposit: 'depositWeek', loss: 'lossWeek', stake: 'stakeWeek' },
  month: { deposit: 'depositMonth', loss: 'lossMonth', stake: 'stakeMonth' },
} as const;

export type LimitName = (typeof names)[keyof typeof names][Exclude<LimitKind, 'session'>] | 'sessionSitting';

/** Returns the translation key of a limit's name. */
export const limitName = (kind: LimitKind, period: LimitPeriod): LimitName =>
  kind === 'session' || period === 'sitting' ? 'sessionSitting' : names[period][kind];
