import type { NamespaceRewardsVipTranslation } from '../../i18n-types.ts';

const vip = {
  yourLevel: 'Antas mo',
  next: 'Papuntang {name}',
  top: 'Nasa pinakamataas ka na. Sa iyo ang lahat sa ibaba.',
  stake: 'Taya',
  deposit: 'Deposito',
  of: '{have} ng {need}',
  stakeMissing: 'Tumaya pa ng {amount}',
  depositMissing: 'Magdeposito pa ng {amount}',
  done: 'Naabot na',
  ladder: 'Lahat ng antas',
  here: 'Nandito ka',
  benefits: 'Hatid ng bawat antas',
  cashback: 'Cash back sa taya',
  birthday: 'Regalo sa kaarawan',
  upgrade: 'Regalo pag-abot',
  times: 'Libreng withdrawal kada araw',
  limit: 'Limit ng withdrawal kada araw',
  needStake: 'Kailangang taya',
  needDeposit: 'Kailangang deposito',
  level: 'Antas',
  note: 'Kasama ang tunay na taya at aprobadong deposito mula nang sumali ka. Hindi na bababa ang naabot na antas.',
} as const satisfies NamespaceRewardsVipTranslation;

export default vip;
