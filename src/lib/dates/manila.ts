/** Manila's clocks are ahead by this, ms, all year: no time-zone data need be loaded for it. */
export const manilaOffset = 8 * 3_600_000;

/** A time, epoch ms, as Manila's clocks show it: `2026-11-21T09:30:00.000`. */
export const manilaTime = (at: number): string => new Date(at + manilaOffset).toISOString().slice(0, -1);

/** `YYYY-MM-DD` in Manila. */
export const dayOf = (at: number): string => manilaTime(at).slice(0, 10);

/** `HH:mm` in Manila. */
export const hourOf = (at: number): string => manilaTime(at).slice(11, 16);
