import type { BaseTranslation } from '../../i18n-types.ts';

const vip = {
  yourLevel: 'Your level',
  next: 'To {name}',
  top: 'You are at the top. Everything below is yours.',
  stake: 'Stake',
  deposit: 'Deposits',
  of: '{have} of {need}',
  stakeMissing: 'Stake {amount} more',
  depositMissing: 'Deposit {amount} more',
  done: 'Reached',
  ladder: 'All levels',
  here: 'You are here',
  benefits: 'What each level brings',
  cashback: 'Cash back on stakes',
  birthday: 'Birthday gift',
  upgrade: 'Gift on reaching it',
  times: 'Free withdrawals a day',
  limit: 'Withdrawal limit a day',
  needStake: 'Stake needed',
  needDeposit: 'Deposits needed',
  level: 'Level',
  note: 'Stakes with real money and approved deposits since you joined count. A level once reached stays.',
} as const satisfies BaseTranslation;

export default vip;
