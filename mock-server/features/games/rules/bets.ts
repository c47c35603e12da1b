import { type Doc, kind } from '../../../core/collection.ts';

/** One bet: a round of a game. Open while its outcome is not known. Amounts in centavos. */
export interface Bet extends Doc {
  readonly member: string;
  readonly launch: string;
  readonly nodeId: number | null;
  readonly vassalage: string;
  readonly category: string;
  /** The screen's name for the round, unique within a launch. */
  readonly key: string;
  readonly stake: number;
  readonly payout: number;
  readonly state: 'open' | 'settled' | 'refunded';
  /** Play money: in no record and no report. */
  readonly play: boolean;
  readonly at: number;
  readonly settledAt: number | null;
  /** What the game keeps of the round: choice and outcome. JSON. */
  readonly detail: unknown;
}

export const roundId = (launch: string, key: string): string => `${launch} ${key}`;

export const bet = kind<Bet>().named('bet', {
  member: (it) => it.member,
  round: (it) => roundId(it.launch, it.key),
});
