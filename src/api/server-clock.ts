let offset = 0;

/** Takes the server's time from a reply's `Date` header; whole seconds, as HTTP has them. */
export const noteServerTime = (date: string | null): void => {
  const at = date ? Date.parse(date) : Number.NaN;
  if (Number.isFinite(at)) offset = at - Date.now();
};

/** Now by the server's clock, epoch ms, as near as the last reply told. Countdowns run on this. */
export const serverNow = (): number => Date.now() + offset;
