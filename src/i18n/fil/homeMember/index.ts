import type { NamespaceHomeMemberTranslation } from '../../i18n-types.ts';

const homeMember = {
  recents: 'Ituloy ang laro',
  seeAll: 'Lahat',
  allRecents: 'Lahat ng recent games',
  minutesAgo: '{n} min ago',
  today: 'Ngayong araw',
  yesterday: 'Kahapon',
  openBets: 'Open bets',
  live: 'Live',
  versus: '{home} vs {away}',
  legs: '{n}-pick combo',
  stakeAt: '{amount} sa {odds}',
  possible: 'Posibleng payout {amount}',
  cashOut: 'Cash out: {amount}',
  showBet: 'Tingnan',
  missions: 'Missions',
  allMissions: 'Lahat ng missions',
  progress: '{have} / {need}',
  ready: 'I-claim na',
  reward: 'Reward {amount}',
  depositAgain: 'Mag-deposit ulit',
  depositWith: '{amount} gamit ang {name}',
  deposit: 'Deposit {amount}',
  pendingDeposits: '{n} pending deposit',
  pendingWithdrawals: '{n} pending withdrawal',
} as const satisfies NamespaceHomeMemberTranslation;

export default homeMember;
