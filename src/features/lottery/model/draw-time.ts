import { dayOf } from '#lib/dates/market-time.ts';

const parts = { timeZone: 'Asia/Manila', hour: 'numeric', minute: '2-digit' } as const;

/** Formats the time of a draw in the market’s time zone: `9:00 PM` today, with weekday and date otherwise. */
export const drawTime = (at: number, now: number, locale: 'en' | 'fil'): string => {
  const language = locale === 'fil' ? 'fil-PH' : 'en-PH';
  const far = dayOf(at) === dayOf(now) ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(language, { ...far, ...parts }).format(at);
};
