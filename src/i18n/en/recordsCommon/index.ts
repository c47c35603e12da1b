import type { BaseTranslation } from '../../i18n-types.ts';

/** Lists of what happened to money: periods, sums and pages. */
const records = {
  entryList: 'Entries',
  period: 'Period',
  today: 'Today',
  week: '7 days',
  month: '30 days',
  own: 'Dates',
  ownTitle: 'Choose your dates',
  from: 'From',
  to: 'To',
  show: 'Show',
  daysHint: 'Days in Manila, up to a year.',
  daysMissing: 'Choose both days.',
  daysOrder: 'The last day lies before the first.',
  daysFuture: 'This day has not begun yet.',
  daysLong: 'A year at most.',
  yesterday: 'Yesterday',
  entries: '{n} {{n:entry|entries}}',
  more: 'Show more',
  loadingMore: 'Loading more',
  copyNumber: 'Copy number {id}',
  copied: 'Copied',
  copyRefused: 'Could not copy. Press and hold the number to select it.',
} as const satisfies BaseTranslation;

export default records;
