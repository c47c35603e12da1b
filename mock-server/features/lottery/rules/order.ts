import type { LotteryOrder } from '#contract/types.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import type { BetSource } from '#sim/features/games/rules/rounds.ts';

/** An order on one draw of a lottery. Each suborder is a separate bet. Times in epoch ms. */
export interface Order extends Doc {
  readonly member: string;
  readonly code: string;
  readonly nodeId: number;
  readonly vassalage: string;
  readonly drawId: string;
  readonly closesAt: number;
  readonly drawsAt: number;
  readonly at: number;
  /** Ids of its bets. */
  readonly bets: readonly string[];
}

/** Part of a suborder that its bet stores. */
export interface Slip {
  readonly play: string;
  readonly numbers: readonly string[];
  readonly odds: number;
}

export const drawKey = (code: string, drawId: string): string => `${code} ${drawId}`;

export const orders = collection<Order>()('lottery-order', {
  member: (it) => it.member,
  draw: (it) => drawKey(it.code, it.drawId),
});

export const betSourceOf = ({ id, member, nodeId, vassalage }: Order): BetSource => ({
  id,
  member,
  nodeId,
  vassalage,
  demo: false,
});

export const betsOf = (state: State, order: Order): Bet[] => order.bets.flatMap((id) => state.get(bets, id) ?? []);

export const slipOf = ({ detail }: Bet): Slip => detail as Slip;

type Status = LotteryOrder['status'];

export const betStatus = ({ state, payout }: Bet): Status => {
  if (state === 'settled') return payout > 0 ? 'won' : 'lost';
  return state === 'open' ? 'open' : 'cancelled';
};

/**
 * Returns the status of an order from its bets: `open` while one of them is open, else `won` or `lost` by the bets that
 * were not cancelled, and `cancelled` if all were.
 */
export const orderStatus = (bets: readonly Bet[]): Status => {
  const found = new Set(bets.map(betStatus));
  for (const status of ['open', 'won', 'lost'] as const) if (found.has(status)) return status;
  return 'cancelled';
};
