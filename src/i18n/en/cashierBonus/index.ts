import type { BaseTranslation } from '../../i18n-types.ts';

/** Locked money: open wagering requirements and active bonuses. */
const cashierBonus = {
  title: 'Locked balance',
  ownMoney: 'Own money',
  bonusMoney: 'Bonus money',
  limits:
    'One bet wins at most {win} of this bonus money. It turns into own money up to {most}. Sports bets count from odds of {odds}.',
  noEnd: 'No time limit',
  lead: 'Meet the wagering below to unlock this money.',
  firstDeposit: 'Make your first deposit to unlock this money.',
  firstDepositToo: 'You also need to make your first deposit.',
  toDeposit: 'Deposit',
  bonus: 'Active bonus',
  deposit: 'Deposit',
  gift: 'Reward',
  transfer: 'Received transfer',
  wagering: 'Wagering',
  progress: '{done} of {need} bet',
  betFirst: 'Bet {left} more to unlock your deposit',
  counts: 'How bets count – {games}.',
  countsAll: 'Every real-money bet counts in full.',
  maxBet: 'Max bet with bonus money: {amount}. Larger bets count only up to this amount.',
  expires: 'Expires on {day}.',
  soon: 'Expires on {day}: bet {left} more to keep it.',
  daysLeft: '{n} {{n:day|days}} left',
  lastDay: 'Last day',
  overMaxBet:
    'Your bet is above the {amount} max bet for this bonus. Only {amount} counts, and the bet may be declined.',
  forfeit: 'Forfeit bonus',
  forfeitTitle: 'Forfeit this bonus?',
  forfeitText:
    'We will remove {amount} of bonus money from your balance and cancel its wagering requirement. Open bets then pay out only on the part you bet with own money. You can’t undo this.',
  keep: 'Keep bonus',
  ended: 'This bonus has already ended.',
  walletsTitle: 'Your balance',
  walletsLead: 'Money held by providers can’t be withdrawn until it is back in the main wallet.',
  mainWallet: 'Main wallet',
  vendorWallet: 'Held by {vendor}',
  walletsReturn: 'Return all to main wallet',
  walletsReturned: 'All your money is in the main wallet.',
} as const satisfies BaseTranslation;

export default cashierBonus;
