import { createHmac } from 'node:crypto';
import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { World } from '#sim/core/world.ts';
import { type BetEvent, bets } from './bets.ts';

/** Secret from which the seeds of matches and fights from `from` on (epoch ms) are derived; players never see it. */
interface EventSecret extends Doc {
  readonly secret: string;
  readonly from: number;
}

const eventSecrets = collection<EventSecret>()('eventSecret');

const dayOfEvent = ({ kind: type, id }: BetEvent): string =>
  type === 'match' ? id.slice(0, 10) : (id.split('.')[1] ?? '');

/** Returns the first day without bets on its matches and fights: hashes of earlier ones have been published. */
const firstDayWithoutBets = (world: World): number => {
  const today = dayOf(world.now());
  const days = world.state.all(bets).flatMap(({ events = [] }) => events.map(dayOfEvent));
  const last = days.toSorted().at(-1) ?? '';
  return last < today ? startOfNamedDay(today) : startOfNamedDay(last) + dayMs;
};

/** Returns the world's secret if the seed of an event that starts at `startsAt` is derived from it. */
const secretFor = (world: World, startsAt: number): string | undefined => {
  const known = world.state.get(eventSecrets, 'secret');
  if (known) return startsAt >= known.from ? known.secret : undefined;
  // A simulator that other machines cannot reach stays reproducible from its seed.
  if (world.secrets === world.random) return undefined;
  const secret = world.secrets.hex(64);
  // Events before the world's first day are derived from the world's own seed.
  const from = Math.max(firstDayWithoutBets(world), world.origin.epoch);
  world.transact(() => world.state.put(eventSecrets, { id: 'secret', secret, from }));
  return startsAt >= from ? secret : undefined;
};

/**
 * Returns the seed of a match or fight, hexadecimal: the same for all players, and fixed as soon as a bet is placed on
 * its day.
 */
export const eventSeed = (world: World, id: string, startsAt: number): string =>
  createHmac('sha256', secretFor(world, startsAt) ?? world.origin.seed)
    .update(id)
    .digest('hex');
