import { dayMs } from '#lib/dates/units.ts';

/** Returns the full days since registration, never below 0. Both epoch ms. */
export const daysSince = (regDate: number, now: number): number => Math.max(0, Math.floor((now - regDate) / dayMs));
