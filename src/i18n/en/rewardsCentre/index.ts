import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsCentre = {
  lead: 'Ready to claim',
  none: 'No rewards to claim',
  count: '{n} {{n:reward|rewards}}',
  claimAll: 'Claim all',
  open: 'To claim',
  history: 'History',
  which: 'Filter rewards',
  bonus: 'Bonus',
  cashback: 'Cashback',
  birthday: 'Birthday',
  upgrade: 'VIP level',
  referral: 'Referral',
  event: 'Event',
  through: 'Locked until you bet {amount} ({n}×), no time limit',
  throughDeposit: 'Locked until you make your first deposit and bet {amount} ({n}×), no time limit',
  freeDeposit: 'Locked until you make your first deposit, no time limit',
  free: 'No wagering requirement',
  from: 'Available from {time}',
  claimedAt: 'Claimed {time}',
  expiredAt: 'Expired {time}',
  expired: 'Expired',
  waiting: 'Coming soon',
  emptyTitle: 'No rewards yet',
  emptyText: 'Rewards for VIP levels, your birthday, referrals and events will appear here.',
  emptyAction: 'View promotions',
  pastTitle: 'No claimed rewards yet',
  pastText: 'Claimed and expired rewards will appear here.',
  someFailed: '{n} could not be claimed. The others are in your balance.',
} as const satisfies BaseTranslation;

export default rewardsCentre;
