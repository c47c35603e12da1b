import type { NamespaceRecordsCommonTranslation } from '../../i18n-types.ts';

const records = {
  entryList: 'Mga tala',
  period: 'Panahon',
  today: 'Ngayon',
  week: '7 araw',
  month: '30 araw',
  own: 'Petsa',
  ownTitle: 'Piliin ang mga petsa',
  from: 'Mula',
  to: 'Hanggang',
  show: 'Ipakita',
  daysHint: 'Mga araw sa Maynila, hanggang isang taon.',
  daysMissing: 'Piliin ang dalawang petsa.',
  daysOrder: 'Mas maaga ang huling petsa kaysa sa una.',
  daysFuture: 'Hindi pa dumarating ang araw na ito.',
  daysLong: 'Hanggang isang taon lang.',
  yesterday: 'Kahapon',
  entries: '{n} entry',
  more: 'Magpakita pa',
  loadingMore: 'Nilo-load ang iba pa',
  copyNumber: 'Kopyahin ang numerong {id}',
  copied: 'Nakopya na',
  copyRefused: 'Hindi nakopya. Pindutin nang matagal ang numero para piliin.',
} as const satisfies NamespaceRecordsCommonTranslation;

export default records;
