import { collection, type Doc } from '#sim/core/collection.ts';
import type { State } from '#sim/core/state.ts';

/** Source of the draws of a bet. */
export interface FairRound {
  /** Id of the server's seed. */
  readonly seed: string;
  readonly round: number;
  /** Whether a tester forced the outcome, which therefore does not follow from the seed. */
  readonly forced?: true;
}

/** A match or fight that a bet depends on. */
export interface BetEvent {
  readonly kind: 'match' | 'fight';
  readonly id: string;
  /** SHA-256 of its seed at the time of the bet. */
  readonly hash: string;
}

/** Bonus money of one gift in a stake: the ref of its wagering requirement, and minor units. */
export interface BonusPart {
  readonly ref: string;
  readonly minor: number;
}

/** A bet on one round of a game; open until its outcome is known. Amounts in minor units, times in epoch ms. */
export interface Bet extends Doc {
  readonly member: string;
  readonly launch: string;
  readonly nodeId: number | null;
  readonly vassalage: string;
  readonly category: string;
  /** The round's key, unique within a launch. */
  readonly key: string;
  readonly stake: number;
  /** Bonus money in the stake, the oldest gift first; the rest is own money. Absent if all of it is. */
  readonly bonus?: readonly BonusPart[];
  readonly payout: number;
  /** Part of the payout that was taken back with its credit: bonus money that ended, or is above a maximum. Absent if none. */
  readonly removed?: number;
  readonly state: 'open' | 'settled' | 'refunded';
  /** Play money; excluded from records and reports. */
  readonly play: boolean;
  /** Set on a settled bet that risked too little to count for bonuses and rewards (`isLowRisk`). */
  readonly lowRisk?: true;
  readonly at: number;
  readonly settledAt: number | null;
  /** Source of its draws; absent if none come from a seed. */
  readonly fair?: FairRound;
  /** Matches or fights whose results decide it; absent if it has its own round. */
  readonly events?: readonly BetEvent[];
  /** Choice and outcome of the round, JSON. */
  readonly detail: unknown;
}

/** Returns the minor units of a bet's payout that the member kept. */
export const keptPayoutOf = ({ payout, removed = 0 }: Pick<Bet, 'payout' | 'removed'>): number => payout - removed;

export const roundId = (launch: string, key: string): string => `${launch} ${key}`;

export const bets = collection<Bet>()('bet', {
  member: (it) => it.member,
  round: (it) => roundId(it.launch, it.key),
  open: (it) => (it.state === 'open' ? [it.member] : []),
});

/** Returns the settled real-money bets of a member. */
export const settledRealBets = (state: State, memberId: string): Bet[] =>
  state.by(bets, 'member', memberId).filter((it) => !it.play && it.state === 'settled');

/** How an operator settles an open bet. */
export type DecidedResult = 'win' | 'lose' | 'void';
