import type { NamespaceRewardsRebateTranslation } from '../../i18n-types.ts';

const ownRebate = {
  open: 'Rebate na makukuha',
  since: 'Mula {time}',
  resetsIn: 'Kunin sa loob ng {time}',
  daysHours: '{days} araw {hours} oras',
  least: 'Mula {amount} pataas',
  lapse: 'Mawawala ang hindi nakuha bago maghatinggabi ng Lunes.',
  kinds: 'Ayon sa uri ng laro',
  staked: 'Taya',
  rate: 'Rate',
  amount: 'Rebate',
  line: '{stake} sa {rate}',
  emptyTitle: 'Wala pang taya ngayong linggo',
  emptyText: 'May balik sa bawat tunay na taya, manalo o matalo.',
  emptyAction: 'Sa mga laro',
  toReport: 'Rebate ko',
  toManual: 'Manual na rebate',
  toClaim: 'Kunin ang rebate',
  reportEmptyTitle: 'Walang rebate sa mga araw na ito',
  reportEmptyText: 'Nakalista rito ayon sa araw ang kinuha mo sa Manual na rebate.',
  sumStake: 'Taya',
  sumAmount: 'Rebate',
} as const satisfies NamespaceRewardsRebateTranslation;

export default ownRebate;
