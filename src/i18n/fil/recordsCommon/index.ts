import type { NamespaceRecordsCommonTranslation } from '../../i18n-types.ts';

const recordsCommon = {
  entryList: 'Mga record',
  period: 'Period',
  today: 'Ngayon',
  week: '7 araw',
  month: '30 araw',
  own: 'Custom',
  ownTitle: 'Pumili ng dates',
  from: 'Mula',
  to: 'Hanggang',
  show: 'Ipakita',
  daysHint: 'Oras sa {city}, hanggang 1 taon.',
  daysMissing: 'Piliin ang dalawang date.',
  daysOrder: 'Mas maaga ang end date kaysa sa start date.',
  daysFuture: 'Pumili ng date na hanggang ngayong araw lang.',
  daysLong: 'Hanggang 1 taon lang.',
  yesterday: 'Kahapon',
  entries: '{n} record',
  more: 'Ipakita pa',
  loadingMore: 'Naglo-load pa',
  copyNumber: 'I-copy ang ID {id}',
  searchNumber: 'Mag-search gamit ang ID',
  closeSearch: 'Isara ang search',
  notFoundTitle: 'Walang record na may ganitong ID',
  notFoundText: 'I-check ang ID o i-type ang isang bahagi lang.',
  downloadList: 'I-download bilang CSV',
  fileCut: 'Nasa file ang pinakabagong {n} record.',
  copied: 'Na-copy',
} as const satisfies NamespaceRecordsCommonTranslation;

export default recordsCommon;
