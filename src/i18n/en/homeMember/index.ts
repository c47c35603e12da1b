import type { BaseTranslation } from '../../i18n-types.ts';

/** Parts of home that members alone see; they come late. */
const homeMember = {
  recents: 'Continue playing',
  seeAll: 'See all',
  allRecents: 'See all recent games',
  minutesAgo: '{n} min ago',
  today: 'Today',
  yesterday: 'Yesterday',
  openBets: 'Open bets',
  live: 'Live',
  versus: '{home} vs {away}',
  legs: '{n}-pick combo',
  stakeAt: '{amount} at {odds}',
  possible: 'Potential payout {amount}',
  cashOut: 'Cash out now for {amount}',
  showBet: 'View bet',
  missions: 'Missions',
  allMissions: 'See all missions',
  progress: '{have} of {need}',
  ready: 'Ready to claim',
  reward: 'Reward {amount}',
  depositAgain: 'Deposit again',
  depositWith: '{amount} with {name}',
  deposit: 'Deposit {amount}',
  pendingDeposits: '{n} pending {{n:deposit|deposits}}',
  pendingWithdrawals: '{n} pending {{n:withdrawal|withdrawals}}',
} as const satisfies BaseTranslation;

export default homeMember;
