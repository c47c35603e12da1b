import { exclusionMonths, type LimitKind, timeOutHours } from '#contract/safety/safety-terms.ts';
import type { Body } from '#contract/types.ts';
import { limitRange } from '#markets/current.ts';

/** Returns the range of a limit: major units, or minutes for the session limit. */
export const limitRangeOf = (kind: LimitKind): { readonly min: number; readonly max: number } => limitRange[kind];

type ClosureOption = Body<'closeAccount'>;

/** Selectable time-outs. */
export const timeOuts: readonly ClosureOption[] = timeOutHours.map((hours) => ({ kind: 'timeOut', hours }));

/** Selectable self-exclusions, permanent last. */
export const exclusions: readonly ClosureOption[] = [...exclusionMonths, null].map((months) => ({
  kind: 'exclusion',
  months,
}));
