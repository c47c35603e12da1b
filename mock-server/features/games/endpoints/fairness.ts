import { revealSeed as reveal, revealVisitSeed, roundProof } from '#contract/games/fairness.ts';
import type { Value } from '#contract/types.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { handle } from '#sim/features/handler.ts';
import { type GameDoc, games } from '../rules/catalogue.ts';
import { type EventProof, lastProvenRound, proofOf, type RoundProof, revealSeed } from '../rules/fairness.ts';

/** Data that the page that checks a round reads from its URL. Amounts in minor units. */
export interface CheckedRound extends Pick<GameDoc, 'nodeName' | 'screen' | 'rtp' | 'lines' | 'volatility'> {
  /** Subject of its pictures. */
  readonly motif: string;
  readonly bet: string;
  readonly at: number;
  readonly stake: number;
  readonly payout: number;
  readonly round: number;
  readonly session: string;
  readonly hash: string;
  readonly seed: string | null;
  readonly forced: boolean;
  readonly isOpen: boolean;
  /** Matches or fights that decide it, each with its own seed. */
  readonly events: readonly EventProof[];
  /** Choice, outcome and moves of the round. */
  readonly detail: unknown;
}

/**
 * Returns the URL of the page that checks a round. All data is in the fragment, so that the page needs no call and
 * works offline.
 */
const checkUrlOf = ({ state }: World, { placed, fair, hash, seed, events }: RoundProof): string => {
  const found = state.get(games, String(placed.nodeId));
  const round: CheckedRound = {
    nodeName: found?.nodeName ?? placed.vassalage,
    screen: found?.screen ?? 'slot',
    ...(found?.rtp !== undefined && { rtp: found.rtp }),
    ...(found?.lines !== undefined && { lines: found.lines }),
    ...(found?.volatility !== undefined && { volatility: found.volatility }),
    motif: found?.art.motif ?? '',
    bet: placed.id,
    at: placed.at,
    stake: placed.stake,
    payout: placed.payout,
    round: fair.round,
    session: fair.seed,
    hash,
    seed,
    forced: fair.forced ?? false,
    isOpen: placed.state === 'open',
    events,
    detail: placed.state === 'open' ? null : placed.detail,
  };
  return `/__games/check#${encodeURIComponent(JSON.stringify(round))}`;
};

const wireProof = (world: World, proof: RoundProof): Value<'roundProof'> => ({
  bet: proof.placed.id,
  round: proof.fair.round,
  session: proof.fair.seed,
  hash: proof.hash,
  committedAt: proof.committedAt,
  seed: proof.seed,
  forced: proof.fair.forced ?? false,
  checkUrl: checkUrlOf(world, proof),
  events: proof.events.map(({ match: _, ...it }) => it),
});

export const fairnessHandlers = [
  handle(roundProof, ({ world, member, query }) => wireProof(world, proofOf(world, member.id, query.bet))),

  handle(reveal, ({ world, member, body }) => {
    const nextHash = revealSeed(world, member.id, body.bet);
    return { ...wireProof(world, proofOf(world, member.id, body.bet)), nextHash };
  }),

  handle(revealVisitSeed, ({ world, visit }) => {
    const last = lastProvenRound(world, visit);
    if (!last) throw new Refusal('resource.unknown', { why: 'no round was played' });
    const nextHash = revealSeed(world, visit.member, last.id);
    const proof = proofOf(world, visit.member, last.id);
    if (!nextHash || proof.seed === null) throw new Refusal('request.conflict', { why: 'a round is open' });
    return { seed: proof.seed, hash: proof.hash, nextHash, checkUrl: checkUrlOf(world, proof) };
  }),
];
