import { type Doc, kind } from '../../../core/collection.ts';

/** A bet on one round of a game; open until its outcome is known. Amounts in centavos, times in epoch ms. */
export interface Bet extends Doc {
  readonly member: string;
  readonly launch: string;
  readonly nodeId: number | null;
  readonly vassalage: string;
  readonly category: string;
  /** The round's key, unique within a launch. */
  readonly key: string;
  readonly stake: number;
  readonly payout: number;
  readonly state: 'open' | 'settled' | 'refunded';
  /** Play money; excluded from records and reports. */
  readonly play: boolean;
  readonly at: number;
  readonly settledAt: number | null;
  /** Choice and outcome of the round, JSON. */
  readonly detail: unknown;
}

export const roundId = (launch: string, key: string): string => `${launch} ${key}`;

export const bet = kind<Bet>().named('bet', {
  member: (it) => it.member,
  round: (it) => roundId(it.launch, it.key),
});
