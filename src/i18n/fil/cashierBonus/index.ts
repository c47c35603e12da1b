import type { NamespaceCashierBonusTranslation } from '../../i18n-types.ts';

const cashierBonus = {
  title: 'Naka-lock na balance',
  ownMoney: 'Own money',
  bonusMoney: 'Bonus money',
  limits:
    'Hanggang {win} ang panalo ng isang taya sa bonus money na ito. Hanggang {most} ang nagiging own money. Binibilang ang sports bet mula odds na {odds}.',
  noEnd: 'Walang time limit',
  lead: 'Tapusin ang turnover sa ibaba para ma-unlock ang perang ito.',
  firstDeposit: 'Gawin ang una mong deposit para ma-unlock ang perang ito.',
  firstDepositToo: 'Kailangan mo ring gawin ang una mong deposit.',
  toDeposit: 'Mag-deposit',
  bonus: 'Active na bonus',
  deposit: 'Deposit',
  gift: 'Reward',
  transfer: 'Natanggap na transfer',
  wagering: 'Turnover',
  progress: 'Naitaya: {done} / {need}',
  betFirst: 'Tumaya pa ng {left} para ma-unlock ang deposit',
  counts: 'Bilang ng mga taya – {games}.',
  countsAll: 'Buo ang bilang ng bawat real-money na taya.',
  maxBet: 'Max bet gamit ang bonus: {amount}. Hanggang diyan lang ang bilang ng bawat taya.',
  expires: 'Mag-e-expire sa {day}.',
  soon: 'Mag-e-expire sa {day}: tumaya pa ng {left} para hindi ito mawala.',
  daysLeft: '{n} araw na lang',
  lastDay: 'Huling araw na',
  overMaxBet:
    'Lampas ang taya mo sa max bet na {amount} ng bonus. Hanggang {amount} lang ang bilang, at puwedeng ma-decline ang taya.',
  forfeit: 'I-forfeit ang bonus',
  forfeitTitle: 'I-forfeit ang bonus na ito?',
  forfeitText:
    'Aalisin sa balance mo ang {amount} na bonus money, at matatapos ang turnover nito. Sa open bets, ang bahaging itinaya mo mula sa own money lang ang may payout. Hindi na ito maibabalik.',
  keep: 'Ituloy ang bonus',
  ended: 'Tapos na ang bonus na ito.',
  walletsTitle: 'Balance mo',
  walletsLead: 'Hindi ma-withdraw ang perang nasa provider hangga’t hindi ito naibabalik sa main wallet.',
  mainWallet: 'Main wallet',
  vendorWallet: 'Nasa {vendor}',
  walletsReturn: 'Ibalik lahat sa main wallet',
  walletsReturned: 'Nasa main wallet na ang lahat ng pera mo.',
} as const satisfies NamespaceCashierBonusTranslation;

export default cashierBonus;
