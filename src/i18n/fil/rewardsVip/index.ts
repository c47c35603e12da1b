import type { NamespaceRewardsVipTranslation } from '../../i18n-types.ts';

const rewardsVip = {
  yourLevel: 'Level mo',
  next: 'Susunod: {name}',
  top: 'Nasa pinakamataas na level ka na at nasa iyo ang lahat ng benepisyo.',
  stake: 'Binilang na taya',
  deposit: 'Deposits',
  of: '{have} / {need}',
  stakeMissing: 'Tumaya pa ng {amount}',
  depositMissing: 'Mag-deposit pa ng {amount}',
  done: 'Naabot na',
  ladder: 'Lahat ng level',
  here: 'Level mo',
  benefits: 'Mga benepisyo sa bawat level',
  cashback: 'Rebate sa taya, hanggang',
  birthday: 'Birthday gift',
  upgrade: 'Level-up gift',
  times: 'Withdrawal bawat araw',
  freeTimes: 'Libreng withdrawal bawat araw',
  limit: 'Daily withdrawal limit',
  needStake: 'Kailangang taya',
  needDeposit: 'Kailangang deposit',
  level: 'Level',
  note: 'Kasama ang real-money na taya at completed deposits. Hindi bababa ang level mo.',
  counts: 'Bilang ng mga taya – {games}. Hindi kasama ang bonus money at ang tayang halos walang risk.',
} as const satisfies NamespaceRewardsVipTranslation;

export default rewardsVip;
