/** Manila keeps one offset all year: no time-zone data need be loaded for it. */
const offset = 8 * 3_600_000;

/** A time, epoch ms, as Manila's clocks show it: `2026-11-21T09:30:00.000`. */
export const manilaTime = (at: number): string => new Date(at + offset).toISOString().slice(0, -1);
