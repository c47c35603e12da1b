import { dayName, dayOfYear } from '#lib/dates/day-words.ts';

/** Returns day labels for a chart, without the year if all are in the same one: `May 6`. */
export const dayLabels = (days: readonly string[], locale: string): string[] => {
  const isSameYear = new Set(days.map((day) => day.slice(0, 4))).size < 2;
  return days.map((day) => (isSameYear ? dayOfYear : dayName)(day, locale));
};
