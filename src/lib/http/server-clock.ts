let offset: number | undefined;
let respondedAt = Date.now();

/** Returns the device's time of the latest response, epoch ms; before the first one, of the page's start. */
export const lastResponseAt = (): number => respondedAt;

/** Reads the server's time from a response's `Date` header, which has whole seconds. */
export const syncServerTime = (date: string | null): void => {
  respondedAt = Date.now();
  const at = date ? Date.parse(date) : Number.NaN;
  const latest = at - Date.now();
  if (!Number.isFinite(latest)) return;
  const known = offset ?? 0;
  // The header has whole seconds, so small differences are rounding and must not move a countdown.
  offset = Math.abs(latest - known) > 1_500 ? latest : known;
};

/** Returns how many ms the server's clock is ahead of the device's, by the latest response. */
export const clockOffset = (): number => offset ?? 0;

/** Restores the offset of an earlier page of this visit until the first response. */
export const restoreOffset = (ahead: number): void => {
  offset ??= ahead;
};

/** Returns the current time of the server, epoch ms, by the latest response. Countdowns use it. */
export const serverNow = (): number => Date.now() + clockOffset();
