let offset = 0;

/** Takes the server's time from a reply's `Date` header; whole seconds, as HTTP has them. */
export const noteServerTime = (date: string | null): void => {
  const at = date ? Date.parse(date) : Number.NaN;
  const told = at - Date.now();
  // Whole seconds make the offset waver; a countdown must not jump for that.
  if (Number.isFinite(told) && Math.abs(told - offset) > 1_500) offset = told;
};

/** Now by the server's clock, epoch ms, as near as the last reply told. Countdowns run on this. */
export const serverNow = (): number => Date.now() + offset;
