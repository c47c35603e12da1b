import type { WireLanguage } from '../../../../src/contract/fields.ts';
import type { BetLine } from '../../../../src/contract/types.ts';
import { toPesos } from '../../../../src/lib/money/money.ts';
import { newest } from '../../../core/newest.ts';
import type { State } from '../../../core/state.ts';
import { nameOfBet } from '../../games/rules/bet-name.ts';
import { type Bet, bets } from '../../games/rules/bets.ts';
import { vendors } from '../../games/rules/catalogue.ts';
import { orders } from '../../lottery/rules/order.ts';
import { isWithin, type Period } from '../../shared/period.ts';
import { roundDetailOf } from './round-detail.ts';

/** Returns a member's real-money bets placed in a period, the newest first. */
export const betsIn = (state: State, memberId: string, period: Period): Bet[] =>
  state
    .by(bets, 'member', memberId)
    .filter((it) => !it.play && isWithin(period, it.at))
    .sort(newest);

/** Returns sums of bets in centavos. Open bets have no payout yet. */
export const sumBets = (bets: readonly Bet[]) => {
  const stake = bets.reduce((sum, it) => sum + it.stake, 0);
  const payout = bets.reduce((sum, it) => sum + it.payout, 0);
  return { stake, payout, net: payout - stake };
};

const resultText = {
  refunded: { EN: 'Refunded', TY: 'Refunded' },
  lost: { EN: 'Lost', TY: 'Talo' },
} as const;

const resultOf = ({ state, stake, payout }: Bet, language: WireLanguage): string | null => {
  if (state === 'open') return null;
  if (state === 'refunded') return resultText.refunded[language];
  return payout === 0 ? resultText.lost[language] : `×${(payout / stake).toFixed(2)}`;
};

/** Returns a bet in the wire format of the bet record (R179). */
export const wireBet = (state: State, it: Bet, language: WireLanguage, hasPicture: boolean): BetLine => ({
  id: it.id,
  at: it.at,
  settledAt: it.settledAt,
  nodeId: it.nodeId,
  nodeName: nameOfBet(state, it),
  iconUrl: hasPicture && it.nodeId !== null ? `/games/${it.nodeId}.webp` : null,
  vassalage: it.vassalage,
  vendorName: state.get(vendors, it.vassalage)?.accountTypeName ?? it.vassalage,
  category: it.category,
  stake: toPesos(it.stake),
  payout: toPesos(it.payout),
  net: toPesos(it.payout - it.stake),
  status: it.state,
  result: resultOf(it, language),
  orderId: state.get(orders, it.launch) ? it.launch : null,
  fair: it.fair !== undefined || it.events !== undefined,
  round: roundDetailOf(state, it),
});
