import type { BaseTranslation } from '../../i18n-types.ts';

const rewardCentre = {
  lead: 'Ready to claim',
  none: 'Nothing to claim now',
  count: '{n} {{n:reward|rewards}}',
  claimAll: 'Claim all',
  open: 'To claim',
  history: 'Earlier',
  which: 'Which rewards',
  bonus: 'Bonus',
  cashback: 'Cashback',
  birthday: 'Birthday',
  upgrade: 'VIP level',
  referral: 'Invited friend',
  event: 'Event',
  through: 'Play through {n}×: stakes of {amount}',
  free: 'Yours at once, no play-through',
  from: 'From {time}',
  claimedAt: 'Claimed {time}',
  expiredAt: 'Not claimed by {time}',
  expired: 'Expired',
  waiting: 'Soon',
  emptyTitle: 'No rewards yet',
  emptyText: 'Gifts for a new VIP level, your birthday, invited friends and events appear here.',
  emptyAction: 'See promotions',
  pastTitle: 'Nothing here yet',
  pastText: 'What you claim stays on this list.',
  someFailed: '{n} could not be claimed. The others are in your balance.',
} as const satisfies BaseTranslation;

export default rewardCentre;
