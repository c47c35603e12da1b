import type { NamespaceRewardsRebateTranslation } from '../../i18n-types.ts';

const rewardsRebate = {
  open: 'Rebate na puwedeng i-claim',
  since: 'Mula {time}',
  resetsIn: 'I-claim sa loob ng {time}',
  daysHours: '{days}d {hours}h',
  least: 'Minimum {amount}',
  lapse: 'I-claim bago mag-12:00 AM ng Lunes o mag-e-expire ito.',
  kinds: 'Ayon sa laro',
  staked: 'Binilang na taya',
  rate: 'Rate',
  amount: 'Rebate',
  line: '{stake} × {rate}',
  emptyTitle: 'Wala pang taya ngayong linggo',
  emptyText: 'May rebate ka sa mga taya mula sa sariling deposit, manalo o matalo.',
  counts: 'Bilang ng mga taya – {games}. Hindi kasama ang bonus money at ang tayang halos walang risk.',
  emptyAction: 'Maglaro',
  toReport: 'Rebate ko',
  toManual: 'I-claim ang rebate',
  toClaim: 'I-claim ang rebate',
  reportEmptyTitle: 'Walang rebate sa period na ito',
  reportEmptyText: 'Lalabas dito bawat araw ang mga na-claim mong rebate.',
  sumStake: 'Binilang na taya',
  sumAmount: 'Rebate',
} as const satisfies NamespaceRewardsRebateTranslation;

export default rewardsRebate;
