const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** Returns the remaining time: `04:09`, `1:04:09`, or days and hours from one day on. Never negative. */
export const countdown = (ms: number): { readonly days: number; readonly hours: number; readonly clock: string } => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const rest = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
  return { days, hours, clock: hours > 0 ? `${hours}:${rest}` : rest };
};
