import type { SportName } from '#markets/sample.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { sessions } from '#sim/features/account/rules/sessions.ts';
import { type Bet, type BetEvent, bets, type FairRound } from './bets.ts';
import { fixtureOf, isRedrawn, matchSeed, matchStateOf } from './fixtures.ts';
import { launches } from './game-launches.ts';
import type { BetSource } from './rounds.ts';
import { fightOf } from './sabong.ts';
import { hashOfSeed, seedDraws } from './seed-draws.ts';
import type { Draws } from './word-random.ts';

/** The server's seed of a game session. Its hash is shown before the first round, the seed itself after the last one. */
interface FairSeed extends Doc {
  readonly member: string;
  readonly launch: string;
  readonly seed: string;
  /** SHA-256 of the seed's text, hexadecimal. */
  readonly hash: string;
  /** Number of rounds that were drawn from it. */
  readonly rounds: number;
  readonly at: number;
  /** Time at which the player revealed it, epoch ms; it is not used from then on. */
  readonly revealedAt: number | null;
}

const fairSeeds = collection<FairSeed>()('fairSeed', {
  current: (it) => (it.revealedAt === null ? [it.launch] : []),
});

const currentOf = (world: World, launchId: string): FairSeed | undefined =>
  world.state.by(fairSeeds, 'current', launchId)[0];

/** Returns the seed of the next rounds of a game session; creates one if there is none. */
export const commitSeed = (world: World, { id, member }: Pick<BetSource, 'id' | 'member'>): FairSeed =>
  world.transact(() => {
    const found = currentOf(world, id);
    if (found) return found;
    const seed = world.secrets.hex(64);
    const hash = hashOfSeed(seed);
    const newSeed = {
      id: world.id('SD'),
      member,
      launch: id,
      seed,
      hash,
      rounds: 0,
      at: world.now(),
      revealedAt: null,
    };
    world.state.put(fairSeeds, newSeed);
    return newSeed;
  });

const drawsOf = ({ id, seed }: FairSeed, round: number, part: 'outcome' | 'payout'): Draws =>
  seedDraws(seed, id, round, part);

/** Returns the draws of the next round of a game session. */
export const startFairRound = (world: World, source: BetSource): { readonly draws: Draws; readonly fair: FairRound } =>
  world.transact(() => {
    const current = commitSeed(world, source);
    const round = current.rounds + 1;
    world.state.put(fairSeeds, { ...current, rounds: round });
    return { draws: drawsOf(current, round, 'outcome'), fair: { seed: current.id, round } };
  });

/** Returns the draws for the payout of a round that was settled after its deal. */
export const payoutDraws = (world: World, { fair }: Bet): Draws => {
  const found = fair && !fair.forced ? world.state.get(fairSeeds, fair.seed) : undefined;
  return found && fair ? drawsOf(found, fair.round, 'payout') : world.random;
};

/** Returns whether the session of a seed is over; no more draws come from the seed then. */
const isOver = (world: World, { launch: id, revealedAt }: FairSeed): boolean => {
  if (revealedAt !== null) return true;
  const found = world.state.get(launches, id);
  const login = found && world.state.get(sessions, found.session);
  return !login || login.ended !== null;
};

const ownRound = (world: World, memberId: string, id: string): { placed: Bet; fair: FairRound; seed: FairSeed } => {
  const placed = world.state.get(bets, id);
  const fair = placed?.member === memberId ? placed.fair : undefined;
  const seed = fair && world.state.get(fairSeeds, fair.seed);
  if (!placed || !fair || !seed) throw new Refusal('resource.unknown', { why: `no round ${id} that can be checked` });
  return { placed, fair, seed };
};

/** A match or fight of a bet, with the inputs of its result; `seed` is null before its end. */
export interface EventProof extends BetEvent {
  readonly name: string;
  readonly seed: string | null;
  /** Whether a tester changed its result. */
  readonly forced: boolean;
  /** Inputs of a match's course in addition to its seed. */
  readonly match?: { readonly sport: SportName; readonly strength: number };
}

const eventProof = (world: World, event: BetEvent): EventProof => {
  if (event.kind === 'fight') {
    const { fight, isOver: isFought } = fightOf(world, event.id);
    const name = `${fight.meron} v ${fight.wala}`;
    return { ...event, name, seed: isFought ? fight.seed : null, forced: fight.forced };
  }
  const fixture = fixtureOf(world, event.id);
  if (!fixture) throw new Refusal('resource.unknown', { why: `no match ${event.id}` });
  const { phase } = matchStateOf(world, fixture);
  const isOpen = phase === 'upcoming' || phase === 'live';
  const { home, away, sportName: sport, strength } = fixture;
  return {
    ...event,
    name: `${home} v ${away}`,
    seed: isOpen ? null : matchSeed(world, fixture),
    forced: isRedrawn(world, fixture),
    match: { sport, strength },
  };
};

/** Data that a player needs to check a round; `seed` is null until it is revealed. */
export interface RoundProof {
  readonly placed: Bet;
  readonly fair: FairRound;
  readonly hash: string;
  readonly committedAt: number;
  readonly seed: string | null;
  /** Matches or fights that decide a bet; each has its own seed. */
  readonly events: readonly EventProof[];
}

const proofOfEvents = (world: World, placed: Bet, list: readonly BetEvent[]): RoundProof => {
  const events = list.map((it) => eventProof(world, it));
  const [first] = events;
  const isForced = events.some((it) => it.forced);
  return {
    placed,
    fair: { seed: first?.id ?? '', round: 1, ...(isForced && { forced: isForced }) },
    hash: first?.hash ?? '',
    committedAt: placed.at,
    seed: events.every(({ seed }) => seed !== null) ? (first?.seed ?? null) : null,
    events,
  };
};

/** Returns the bet of a member if matches or fights decide it. */
const eventBet = (world: World, memberId: string, id: string): Bet | undefined => {
  const placed = world.state.get(bets, id);
  return placed?.member === memberId && placed.events ? placed : undefined;
};

/** Returns the proof of a member's own round. Throws `resource.unknown` for a bet without one. */
export const proofOf = (world: World, memberId: string, id: string): RoundProof => {
  const onEvents = eventBet(world, memberId, id);
  if (onEvents) return proofOfEvents(world, onEvents, onEvents.events ?? []);
  const { placed, fair, seed } = ownRound(world, memberId, id);
  const isShown = placed.state !== 'open' && isOver(world, seed) && !hasOpenRounds(world, memberId, seed.id);
  return { placed, fair, hash: seed.hash, committedAt: seed.at, seed: isShown ? seed.seed : null, events: [] };
};

const hasOpenRounds = (world: World, memberId: string, seed: string): boolean =>
  world.state.by(bets, 'open', memberId).some((it) => it.fair?.seed === seed);

/**
 * Reveals the seed of a member's own round. The session continues with a new seed, whose hash is returned; null if it
 * is over. Throws `request.conflict` while a round of the seed is open.
 */
export const revealSeed = (world: World, memberId: string, id: string): string | null =>
  world.transact(() => {
    if (eventBet(world, memberId, id))
      throw new Refusal('request.conflict', { why: 'the seeds of matches and fights are shown at their end' });
    const { seed } = ownRound(world, memberId, id);
    if (hasOpenRounds(world, memberId, seed.id))
      throw new Refusal('request.conflict', { why: 'a round of this seed is open' });
    const wasOver = isOver(world, seed);
    if (seed.revealedAt === null) world.state.put(fairSeeds, { ...seed, revealedAt: world.now() });
    if (!wasOver) return commitSeed(world, { id: seed.launch, member: memberId }).hash;
    return currentOf(world, seed.launch)?.hash ?? null;
  });

/** Returns the last round of a game session that has a seed; undefined before the first. */
export const lastProvenRound = (world: World, { id, member }: Pick<BetSource, 'id' | 'member'>): Bet | undefined =>
  world.state
    .by(bets, 'member', member)
    .filter((it) => it.launch === id && it.fair)
    .reduce<Bet | undefined>((newest, it) => (newest && newest.at > it.at ? newest : it), undefined);
