import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Facts } from '../matching/facts.ts';
import { isSelectedCall } from '../matching/match.ts';
import { matchesCall } from '../matching/misses.ts';
import { matchesPattern } from '../matching/pattern.ts';
import { Random, seedOf } from '../random.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { type Fault, faults, faultsOf } from './fault.ts';

/** The effects of all matching faults on one call. */
export interface AppliedFault {
  /** In milliseconds, before the call is handled. */
  readonly delay: number;
  /** Replaces the response; the call has no effect. */
  readonly replacement: Fault | undefined;
  /** Corrupts the response after the call took effect. */
  readonly corruption: Fault | undefined;
  /** Explanations for the journal. */
  readonly reasons: readonly string[];
}

const targets = ({ endpoint: pattern }: Fault, { name, path }: EndpointDefinition): boolean =>
  pattern === name || pattern === '*' || (pattern.startsWith('/') && matchesPattern(pattern, path));

/** Returns the random generator of one call; depends only on seed, fault and call number, not on other draws of the world. */
const chanceOf = (world: World, fault: Fault, call: number): Random => {
  const chance = new Random(seedOf(`${fault.seed ?? world.origin.seed} ${fault.endpoint} ${fault.kind} ${call}`));
  // The first draws of similar seeds are correlated.
  for (let skipped = 0; skipped < 4; skipped += 1) chance.fraction();
  return chance;
};

/** Returns the delay in milliseconds; log-normal around `delay` if the fault has a spread. */
const delayOf = ({ delay = 0, spread }: Fault, chance: Random): number => {
  if (!spread) return delay;
  const normal = Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());
  return Math.round(Math.min(600_000, delay * Math.exp(spread * normal)));
};

const corruptsReply = ({ kind, after }: Fault): boolean =>
  after === true || kind === 'broken-json' || kind === 'empty' || kind === 'dribble';

const reasonOf = ({ name, endpoint, kind, code, status }: Fault, call: number, delay: number): string => {
  const description = kind === 'delay' ? `delay of ${delay} ms` : [kind, code, status].filter(Boolean).join(' ');
  return `fault: ${description} on ${endpoint}, call ${call}${name ? `, set by ${name}` : ''}`;
};

/** Returns whether any fault targets an endpoint. */
export const hasFault = (state: State, endpoint: EndpointDefinition): boolean =>
  faultsOf(state).some((it) => targets(it.fault, endpoint));

/** Counts a call against the faults that match it and returns their effects; undefined if there are none. */
export const applyFaults = (world: World, endpoint: EndpointDefinition, facts: Facts): AppliedFault | undefined => {
  const matching = faultsOf(world.state).filter(
    ({ fault: it }) => targets(it, endpoint) && matchesCall(world, it.match, facts),
  );
  if (matching.length === 0) return undefined;
  const hits = matching.flatMap(({ fault: it, calls }) => {
    const call = calls + 1;
    if ((it.call !== undefined && it.call !== call) || !isSelectedCall(it.match?.calls, call)) return [];
    const chance = chanceOf(world, it, call);
    return it.rate === undefined || chance.chance(it.rate) ? [{ it, call, chance }] : [];
  });
  world.transact(() => {
    for (const doc of matching) world.state.put(faults, { ...doc, calls: doc.calls + 1 });
  });
  if (hits.length === 0) return undefined;
  const delayed = hits.map(({ it, call, chance }) => ({
    it,
    call,
    delay: it.kind === 'delay' ? delayOf(it, chance) : 0,
  }));
  const errorFaults = hits.map(({ it }) => it).filter(({ kind }) => kind !== 'delay');
  return {
    delay: delayed.reduce((sum, { delay }) => sum + delay, 0),
    replacement: errorFaults.find((it) => !corruptsReply(it)),
    corruption: errorFaults.find(corruptsReply),
    reasons: delayed.map(({ it, call, delay }) => reasonOf(it, call, delay)),
  };
};
