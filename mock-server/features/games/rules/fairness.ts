import { createHash, createHmac } from 'node:crypto';
import { type Doc, kind } from '../../../core/collection.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { session } from '../../account/rules/sessions.ts';
import { type Bet, bet, type FairRound } from './bets.ts';
import { launch } from './game-launches.ts';
import type { BetSource } from './rounds.ts';
import { blockName, type Draws, drawsFrom, wordsOf } from './word-random.ts';

/** The server's seed of a game session. Its hash is shown before the first round, the seed itself after the last one. */
interface FairSeed extends Doc {
  readonly member: string;
  readonly launch: string;
  readonly seed: string;
  /** SHA-256 of the seed's text, hexadecimal. */
  readonly hash: string;
  /** Rounds that were drawn from it. */
  readonly rounds: number;
  readonly at: number;
  /** When the player asked for it, epoch ms; it draws nothing from then on. */
  readonly revealedAt: number | null;
}

const fairSeed = kind<FairSeed>().named('fairSeed', {
  current: (it) => (it.revealedAt === null ? [it.launch] : []),
});

const currentOf = (world: World, launchId: string): FairSeed | undefined =>
  world.state.by(fairSeed, 'current', launchId)[0];

/** Returns the seed that the next rounds of a game session are drawn from; makes one if there is none. */
export const commitSeed = (world: World, { id, member }: Pick<BetSource, 'id' | 'member'>): FairSeed =>
  world.transact(() => {
    const found = currentOf(world, id);
    if (found) return found;
    const seed = world.secrets.hex(64);
    const hash = createHash('sha256').update(seed).digest('hex');
    const made = { id: world.id('SD'), member, launch: id, seed, hash, rounds: 0, at: world.now(), revealedAt: null };
    world.state.put(fairSeed, made);
    return made;
  });

const drawsOf = ({ id, seed }: FairSeed, round: number, part: 'outcome' | 'payout'): Draws => {
  let block = 0;
  let words: number[] = [];
  return drawsFrom(() => {
    if (words.length === 0) {
      words = wordsOf(
        createHmac('sha256', seed)
          .update(blockName(id, round, part, block))
          .digest(),
      );
      block += 1;
    }
    return words.shift() as number;
  });
};

/** Returns the draws of the next round of a game session. */
export const startFairRound = (world: World, source: BetSource): { readonly draws: Draws; readonly fair?: FairRound } =>
  world.transact(() => {
    // Play money leaves no record, so there is nothing to check later.
    if (source.demo) return { draws: world.random };
    const current = commitSeed(world, source);
    const round = current.rounds + 1;
    world.state.put(fairSeed, { ...current, rounds: round });
    return { draws: drawsOf(current, round, 'outcome'), fair: { seed: current.id, round } };
  });

/** Returns the draws for the payout of a round that was settled after its deal. */
export const payoutDraws = (world: World, { fair }: Bet): Draws => {
  const found = fair && !fair.forced ? world.state.get(fairSeed, fair.seed) : undefined;
  return found && fair ? drawsOf(found, fair.round, 'payout') : world.random;
};

/** A session that is over draws nothing more. */
const isOver = (world: World, { launch: id, revealedAt }: FairSeed): boolean => {
  if (revealedAt !== null) return true;
  const found = world.state.get(launch, id);
  const login = found && world.state.get(session, found.session);
  return !login || login.ended !== null;
};

const ownRound = (world: World, member: string, id: string): { placed: Bet; fair: FairRound; seed: FairSeed } => {
  const placed = world.state.get(bet, id);
  const fair = placed?.member === member ? placed.fair : undefined;
  const seed = fair && world.state.get(fairSeed, fair.seed);
  if (!placed || !fair || !seed) throw new Refusal('resource.unknown', { why: `no round ${id} that can be checked` });
  return { placed, fair, seed };
};

/** What a player needs to check a round; `seed` is null until it is revealed. */
export interface RoundProof {
  readonly placed: Bet;
  readonly fair: FairRound;
  readonly hash: string;
  readonly committedAt: number;
  readonly seed: string | null;
}

/** Returns the proof of a member's own round. Throws `resource.unknown` for a bet without one. */
export const proofOf = (world: World, member: string, id: string): RoundProof => {
  const { placed, fair, seed } = ownRound(world, member, id);
  const isShown = placed.state !== 'open' && isOver(world, seed) && !hasOpenRounds(world, member, seed.id);
  return { placed, fair, hash: seed.hash, committedAt: seed.at, seed: isShown ? seed.seed : null };
};

const hasOpenRounds = (world: World, member: string, seed: string): boolean =>
  world.state.by(bet, 'open', member).some((it) => it.fair?.seed === seed);

/**
 * Reveals the seed of a member's own round. The session goes on with a new seed, whose hash is returned; null if it is over.
 * Throws `request.conflict` while a round of the seed is open.
 */
export const revealSeed = (world: World, member: string, id: string): string | null =>
  world.transact(() => {
    const { seed } = ownRound(world, member, id);
    if (hasOpenRounds(world, member, seed.id))
      throw new Refusal('request.conflict', { why: 'a round of this seed is open' });
    const wasOver = isOver(world, seed);
    if (seed.revealedAt === null) world.state.put(fairSeed, { ...seed, revealedAt: world.now() });
    if (!wasOver) return commitSeed(world, { id: seed.launch, member }).hash;
    return currentOf(world, seed.launch)?.hash ?? null;
  });
