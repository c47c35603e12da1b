import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs, hourMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { newest } from '#sim/core/newest.ts';
import { Random, seedOf } from '#sim/core/random.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { World } from '#sim/core/world.ts';
import { maskAccount } from '#sim/features/account/rules/masking.ts';
import { accountNameOf, type Member } from '#sim/features/account/rules/members.ts';
import { payGift } from '#sim/features/cashier/rules/bonus-money.ts';
import { giftAccess, refuseGift } from '#sim/features/safety/rules/persons.ts';

/**
 * Terms of the red rain: every evening from eight, envelopes are distributed for ten minutes among agents with accounts
 * older than a day. Minor units. One agent may open any number of accounts, so each person catches one envelope, which
 * must be wagered like other bonuses.
 */
const rain = {
  startsAt: 20 * hourMs,
  lasts: hourMs / 6,
  shownAfter: hourMs,
  envelopes: 88,
  fund: 888_800,
  since: dayMs,
  wageringFactor: 1,
} as const;

/** Smallest envelope as a share of the average one. */
const minShare = 0.4;

/** An envelope that a member caught. */
interface Envelope extends Doc {
  readonly rain: string;
  readonly member: string;
  readonly at: number;
  readonly minor: number;
}

const envelopes = collection<Envelope>()('envelope', { rain: (it) => it.rain });

export interface Rain {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: 'waiting' | 'running' | 'over';
  readonly caught: readonly Envelope[];
  /** Number of envelopes that simulated agents have caught so far. */
  readonly others: number;
}

const rainOf = (world: World, midnight: number): Rain => {
  const now = world.now();
  const startsAt = midnight + rain.startsAt;
  const endsAt = startsAt + rain.lasts;
  const id = `RR-${dayOf(midnight)}`;
  const caught = world.state.by(envelopes, 'rain', id).sort(newest);
  const passed = Math.min(1, Math.max(0, (now - startsAt) / rain.lasts));
  const others = Math.min(rain.envelopes - caught.length, Math.floor(passed * rain.envelopes));
  const isGone = caught.length + others >= rain.envelopes;
  const status = now < startsAt ? 'waiting' : now >= endsAt || isGone ? 'over' : 'running';
  return { id, startsAt, endsAt, status, caught, others };
};

/** Returns today's rain until `rain.shownAfter` has passed since its end, then tomorrow's. */
export const nextRain = (world: World): Rain => {
  const midnight = startOfDay(world.now());
  const today = rainOf(world, midnight);
  return world.now() < today.endsAt + rain.shownAfter ? today : rainOf(world, midnight + dayMs);
};

/** Returns the minor units in each envelope, deterministic for a rain. They add up to the fund. */
const contents = (world: World, id: string): number[] => {
  const random = new Random(seedOf(`${world.origin.seed} ${id}`));
  const minEnvelope = Math.floor((rain.fund / rain.envelopes) * minShare);
  const weights = Array.from({ length: rain.envelopes }, () => random.int(1, 100));
  const remainder = rain.fund - minEnvelope * rain.envelopes;
  const total = weights.reduce((sum, it) => sum + it, 0);
  const shares = weights.map((weight) => minEnvelope + Math.floor((remainder * weight) / total));
  const distributed = shares.reduce((sum, it) => sum + it, 0);
  return shares.map((share, index) => (index === 0 ? share + rain.fund - distributed : share));
};

/**
 * Catches an envelope; returns minor units. Throws `resource.unknown`, and `promotion.unavailable` if no rain is running,
 * for a second envelope of one person, and for accounts younger than a day at its start. Throws `identity.required` while
 * an account that may be the person's has caught one.
 */
export const claimEnvelope = (world: World, member: Member, id: string): number => {
  const now = nextRain(world);
  if (now.id !== id) throw new Refusal('resource.unknown', { why: `the rain is ${now.id}` });
  if (now.status !== 'running') throw new Refusal('promotion.unavailable', { why: `the rain is ${now.status}` });
  if (now.caught.some((it) => it.member === member.id))
    throw new Refusal('promotion.unavailable', { why: `${member.account} caught one already` });
  refuseGift(world, member.id, giftAccess(world, member.id)(now.caught.map((it) => it.member)));
  if (member.registeredAt > now.startsAt - rain.since)
    throw new Refusal('promotion.unavailable', { why: `${member.account} is new` });
  // Simulated agents take from the start of the list, members from its end.
  const minor = contents(world, id).at(-1 - now.caught.length) ?? 0;
  const caught = { id: `${id}:${member.id}`, rain: id, member: member.id, at: world.now(), minor };
  world.state.put(envelopes, caught);
  payGift(world, member.id, {
    minor,
    type: 'redRain',
    ref: caught.id,
    wagering: minor * rain.wageringFactor,
  });
  return minor;
};

const shownEnvelopes = 10;
const names = ['Amihan', 'Bulalacao', 'Dagitab', 'Habagat', 'Lualhati', 'Mandirigma', 'Salamin', 'Tagumpay'] as const;

/** Returns the largest amounts caught, by members and simulated agents, with masked account names. */
export const rainBoard = (world: World, { id, caught, others }: Rain): { account: string; minor: number }[] => {
  const amounts = contents(world, id);
  const random = new Random(seedOf(`${id} board`));
  const simulated = amounts.slice(0, others).map((minor) => ({
    account: maskAccount(`${random.pick(names).toLowerCase()}${random.digits(2)}`),
    minor,
  }));
  const own = caught.map((envelope) => ({
    account: maskAccount(accountNameOf(world.state, envelope.member)),
    minor: envelope.minor,
  }));
  return [...own, ...simulated].sort((a, b) => b.minor - a.minor).slice(0, shownEnvelopes);
};

export const rainTerms = { envelopes: rain.envelopes, fund: rain.fund } as const;
