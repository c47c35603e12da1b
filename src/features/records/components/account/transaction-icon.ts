import type { IconName } from '#ui/styles/icons.ts';

const icons: Readonly<Record<string, IconName>> = {
  deposit: 'deposit',
  withdraw: 'payout',
  withdrawReturn: 'refresh',
  bet: 'bets',
  payout: 'trophy',
  refund: 'refresh',
  bonus: 'reward',
  bonusEnded: 'clock',
  bonusCapped: 'clock',
  reward: 'reward',
  mission: 'mission',
  rebate: 'rebate',
  toVendor: 'wallets',
  fromVendor: 'wallets',
  uplineTransfer: 'upline',
  downlineTransfer: 'team',
  agentRebate: 'percent',
  salary: 'payout',
  dividend: 'chart',
  redRain: 'events',
};

/** Returns the icon of a transaction's kind; a ledger for kinds without one. */
export const transactionIcon = (code: string): IconName => icons[code] ?? 'ledger';
