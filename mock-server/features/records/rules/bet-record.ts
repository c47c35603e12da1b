import type { WireLanguage } from '#contract/fields.ts';
import type { BetLine } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { newest } from '#sim/core/newest.ts';
import type { State } from '#sim/core/state.ts';
import { nameOfBet } from '#sim/features/games/rules/bet-name.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { vendors } from '#sim/features/games/rules/catalogue.ts';
import { orders } from '#sim/features/lottery/rules/order.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { isWithin, type Period } from '#sim/features/shared/period.ts';
import { roundDetailOf } from './round-detail.ts';

/** Returns a member's real-money bets placed in a period, the newest first. */
export const betsIn = (state: State, memberId: string, period: Period): Bet[] =>
  state
    .by(bets, 'member', memberId)
    .filter((it) => !it.play && isWithin(period, it.at))
    .sort(newest);

/** Returns sums of bets in minor units. Open bets have no payout yet. */
export const sumBets = (bets: readonly Bet[]) => {
  const stake = bets.reduce((sum, it) => sum + it.stake, 0);
  const payout = bets.reduce((sum, it) => sum + it.payout, 0);
  return { stake, payout, net: payout - stake };
};

const resultText = {
  refunded: { EN: 'Refunded', TY: 'Refunded', VI: 'Đã hoàn tiền' },
  lost: { EN: 'Lost', TY: 'Talo', VI: 'Thua' },
} as const;

const resultOf = ({ state, stake, payout }: Bet, language: WireLanguage): string | null => {
  if (state === 'open') return null;
  if (state === 'refunded') return textIn(resultText.refunded, language);
  return payout === 0 ? textIn(resultText.lost, language) : `×${(payout / stake).toFixed(2)}`;
};

/** Returns a bet in the wire format of the bet record. */
export const wireBet = (state: State, bet: Bet, language: WireLanguage, hasPicture: boolean): BetLine => ({
  id: bet.id,
  at: bet.at,
  settledAt: bet.settledAt,
  nodeId: bet.nodeId,
  nodeName: nameOfBet(state, bet),
  iconUrl: hasPicture && bet.nodeId !== null ? `/games/${bet.nodeId}.webp` : null,
  vassalage: bet.vassalage,
  vendorName: state.get(vendors, bet.vassalage)?.accountTypeName ?? bet.vassalage,
  category: bet.category,
  stake: toMajor(bet.stake),
  payout: toMajor(bet.payout),
  net: toMajor(bet.payout - bet.stake),
  status: bet.state,
  result: resultOf(bet, language),
  orderId: state.get(orders, bet.launch) ? bet.launch : null,
  fair: bet.fair !== undefined || bet.events !== undefined,
  round: roundDetailOf(state, bet),
});
