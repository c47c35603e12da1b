import type { BaseTranslation } from '../../i18n-types.ts';

/** Lists of what happened to money: periods, sums and pages. */
const recordsCommon = {
  entryList: 'Entries',
  period: 'Period',
  today: 'Today',
  week: '7 days',
  month: '30 days',
  own: 'Custom',
  ownTitle: 'Choose dates',
  from: 'From',
  to: 'To',
  show: 'Show',
  daysHint: '{city} time, up to 1 year.',
  daysMissing: 'Choose both dates.',
  daysOrder: 'The end date is before the start date.',
  daysFuture: 'Choose today or an earlier date.',
  daysLong: 'Choose up to 1 year.',
  yesterday: 'Yesterday',
  entries: '{n} {{n:entry|entries}}',
  more: 'Show more',
  loadingMore: 'Loading more',
  copyNumber: 'Copy ID {id}',
  searchNumber: 'Search by ID',
  closeSearch: 'Close search',
  notFoundTitle: 'No entry with this ID',
  notFoundText: 'Check the ID or type only a part of it.',
  downloadList: 'Download as CSV',
  fileCut: 'The file has the latest {n} {{n:entry|entries}}.',
  copied: 'Copied',
} as const satisfies BaseTranslation;

export default recordsCommon;
