import type { EndpointDefinition } from '../../../src/contract/endpoint.ts';
import type { Facts } from '../matching/facts.ts';
import { isAmong } from '../matching/match.ts';
import { meets } from '../matching/misses.ts';
import { fits } from '../matching/pattern.ts';
import { Random, seedOf } from '../random.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import { type Fault, faultDoc, faultsOf } from './fault.ts';

/** What is to go wrong with one call. */
export interface Strike {
  /** Milliseconds before anything happens. */
  readonly delay: number;
  /** Takes the place of the answer; nothing is done. */
  readonly instead: Fault | undefined;
  /** Spoils the answer after everything is done. */
  readonly spoil: Fault | undefined;
  /** For the journal. */
  readonly reasons: readonly string[];
}

const isFor = ({ endpoint }: Fault, row: EndpointDefinition): boolean =>
  endpoint === row.name || endpoint === '*' || (endpoint.startsWith('/') && fits(endpoint, row.path));

/** Chance of one call: it depends on seed, fault and call number alone, not on what else the world draws. */
const chanceOf = (world: World, it: Fault, call: number): Random => {
  const chance = new Random(seedOf(`${it.seed ?? world.origin.seed} ${it.endpoint} ${it.kind} ${call}`));
  // The first draws of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 4; skipped += 1) chance.fraction();
  return chance;
};

/** Log-normal around `delay` where a spread is given. */
const delayOf = ({ delay = 0, spread }: Fault, chance: Random): number => {
  if (!spread) return delay;
  const normal = Math.sqrt(-2 * Math.log(1 - chance.fraction())) * Math.cos(2 * Math.PI * chance.fraction());
  return Math.round(Math.min(600_000, delay * Math.exp(spread * normal)));
};

const spoils = ({ kind, after }: Fault): boolean =>
  after === true || kind === 'broken-json' || kind === 'empty' || kind === 'dribble';

const reasonOf = ({ name, endpoint, kind, code, status }: Fault, call: number, delay: number): string => {
  const what = kind === 'delay' ? `delay of ${delay} ms` : [kind, code, status].filter(Boolean).join(' ');
  return `fault: ${what} on ${endpoint}, call ${call}${name ? `, set by ${name}` : ''}`;
};

/** Whether any fault is for a row. */
export const isFaulty = (state: State, row: EndpointDefinition): boolean =>
  faultsOf(state).some((it) => isFor(it.fault, row));

/** Counts the call and says what goes wrong with it; undefined when nothing does. */
export const strike = (world: World, row: EndpointDefinition, facts: Facts): Strike | undefined => {
  const concerned = faultsOf(world.state).filter(({ fault: it }) => isFor(it, row) && meets(world, it.match, facts));
  if (concerned.length === 0) return undefined;
  const hits = concerned.flatMap(({ fault: it, calls }) => {
    const call = calls + 1;
    if ((it.call !== undefined && it.call !== call) || !isAmong(it.match?.calls, call)) return [];
    const chance = chanceOf(world, it, call);
    return it.rate === undefined || chance.chance(it.rate) ? [{ it, call, chance }] : [];
  });
  world.transact(() => {
    for (const doc of concerned) world.state.put(faultDoc, { ...doc, calls: doc.calls + 1 });
  });
  if (hits.length === 0) return undefined;
  const delayed = hits.map(({ it, call, chance }) => ({
    it,
    call,
    delay: it.kind === 'delay' ? delayOf(it, chance) : 0,
  }));
  const broken = hits.map(({ it }) => it).filter(({ kind }) => kind !== 'delay');
  return {
    delay: delayed.reduce((sum, { delay }) => sum + delay, 0),
    instead: broken.find((it) => !spoils(it)),
    spoil: broken.find(spoils),
    reasons: delayed.map(({ it, call, delay }) => reasonOf(it, call, delay)),
  };
};
