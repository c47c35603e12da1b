import type { BaseTranslation } from '../../i18n-types.ts';

const ownRebate = {
  open: 'Rebate to claim',
  since: 'Since {time}',
  resetsIn: 'Claim within {time}',
  daysHours: '{days} d {hours} h',
  least: 'From {amount} on',
  lapse: 'What is not claimed by Monday midnight lapses.',
  kinds: 'By kind of game',
  staked: 'Stake',
  rate: 'Rate',
  amount: 'Rebate',
  line: '{stake} at {rate}',
  emptyTitle: 'No stakes this week yet',
  emptyText: 'Every stake with real money brings part of itself back, win or lose.',
  emptyAction: 'To the games',
  toReport: 'My rebate',
  toManual: 'Manual rebate',
  toClaim: 'Claim rebate',
  reportEmptyTitle: 'No rebate in these days',
  reportEmptyText: 'What you claim under Manual rebate stands here by day.',
  sumStake: 'Stake',
  sumAmount: 'Rebate',
} as const satisfies BaseTranslation;

export default ownRebate;
