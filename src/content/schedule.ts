const dayMs = 86_400_000;

/**
 * Period in which an entry is shown: from the start of its first day to the end of its last, Manila time; epoch ms,
 * `until` null = no end.
 */
export interface Span {
  readonly from: number;
  readonly until: number | null;
}

/** Returns the start of a day in Manila, which is UTC+8 all year. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

export const spanOf = ({ from, until }: { from?: string | undefined; until?: string | undefined }): Span => ({
  from: from ? midnight(from) : 0,
  until: until ? midnight(until) + dayMs : null,
});

export const shows = ({ from, until }: Span, now: number): boolean => from <= now && (until === null || now < until);
