import type { BaseTranslation } from '../../i18n-types.ts';

/** How much a member played, on the page of responsible play. */
const safetyPlay = {
  title: 'Your activity',
  week: 'Last 7 days',
  time: 'Time played',
  staked: 'Stakes',
  net: 'Net result',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  perDay: 'Minutes played by day',
  perMonth: 'Net result by month',
  day: 'Day',
  month: 'Month',
  table: 'Show as table',
  nothing: 'You have not played in the last 7 days.',
} as const satisfies BaseTranslation;

export default safetyPlay;
