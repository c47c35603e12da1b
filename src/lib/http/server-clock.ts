let offset: number | undefined;

/** Takes the server's time from a reply's `Date` header; whole seconds, as HTTP has them. */
export const syncServerTime = (date: string | null): void => {
  const at = date ? Date.parse(date) : Number.NaN;
  const told = at - Date.now();
  if (!Number.isFinite(told)) return;
  const known = offset ?? 0;
  // Whole seconds make the offset waver; a countdown must not jump for that.
  offset = Math.abs(told - known) > 1_500 ? told : known;
};

/** How far the server's clock is ahead of the device's, ms, as the last reply told. */
export const clockOffset = (): number => offset ?? 0;

/** Takes what an earlier page of this visit was told, until a reply tells this one. */
export const restoreOffset = (ahead: number): void => {
  offset ??= ahead;
};

/** Now by the server's clock, epoch ms, as near as the last reply told. Countdowns run on this. */
export const serverNow = (): number => Date.now() + clockOffset();
