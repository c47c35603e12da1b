import type { BaseTranslation } from '../../i18n-types.ts';

const rewardsVip = {
  yourLevel: 'Your level',
  next: 'Next: {name}',
  top: 'You are at the highest level and get all benefits.',
  stake: 'Counted bets',
  deposit: 'Deposits',
  of: '{have} of {need}',
  stakeMissing: 'Bet {amount} more',
  depositMissing: 'Deposit {amount} more',
  done: 'Completed',
  ladder: 'All levels',
  here: 'Your level',
  benefits: 'Benefits by level',
  cashback: 'Rebate on bets, up to',
  birthday: 'Birthday gift',
  upgrade: 'Level-up gift',
  times: 'Withdrawals per day',
  freeTimes: 'Free withdrawals per day',
  limit: 'Daily withdrawal limit',
  needStake: 'Counted bets needed',
  needDeposit: 'Required deposits',
  level: 'Level',
  note: 'Real-money bets and completed deposits count. You never lose a level.',
  counts: 'How bets count – {games}. Bonus money and bets with almost no risk do not count.',
} as const satisfies BaseTranslation;

export default rewardsVip;
