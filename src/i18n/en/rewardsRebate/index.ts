import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsRebate = {
  open: 'Rebate to claim',
  since: 'Since {time}',
  resetsIn: 'Claim within {time}',
  daysHours: '{days}d {hours}h',
  least: 'Minimum {amount}',
  lapse: 'Claim before Monday 12:00 AM or it expires.',
  kinds: 'By game type',
  staked: 'Counted bets',
  rate: 'Rate',
  amount: 'Rebate',
  line: '{stake} at {rate}',
  emptyTitle: 'No bets this week yet',
  emptyText: 'You get a rebate on bets from your own deposits, win or lose.',
  counts: 'How bets count – {games}. Bonus money and bets with almost no risk do not count.',
  emptyAction: 'Play games',
  toReport: 'My rebate',
  toManual: 'Claim rebate',
  toClaim: 'Claim rebate',
  reportEmptyTitle: 'No rebate in this period',
  reportEmptyText: 'Rebates you claim will appear here by day.',
  sumStake: 'Counted bets',
  sumAmount: 'Rebate',
} as const satisfies BaseTranslation;

export default rewardsRebate;
