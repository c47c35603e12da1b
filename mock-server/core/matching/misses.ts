import type { Endpoint } from '#contract/endpoints.ts';
import { appliedScenarios } from '../applied-scenarios.ts';
import type { World } from '../world.ts';
import { type Facts, notes } from './facts.ts';
import type { CallMatch, Match } from './match.ts';
import { matchesPattern } from './pattern.ts';
import { maskAt } from './secret-fields.ts';

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
};

/** A part of a call, by its path such as `body.amount`. */
interface Place {
  readonly where: string;
  readonly endpoint: Endpoint | undefined;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/**
 * Returns a sentence about one difference. Secrets are masked as in the journal, so that a match cannot be used to
 * guess them.
 */
const miss = ({ where, endpoint }: Place, wanted: unknown, got: unknown): string[] => {
  const shownValue = got === undefined ? 'none' : shown(maskAt(endpoint, where, got));
  return [`${where}: wanted ${wanted === null ? 'none' : shown(wanted)}, got ${shownValue}`];
};

/**
 * Returns the differences of a value from the expected one: for objects only the expected fields, for lists every item.
 * Forms send numbers as text.
 */
const valueMisses = (place: Place, wanted: unknown, got: unknown): string[] => {
  if (wanted === undefined) return [];
  if (wanted === null) return got === undefined || got === null ? [] : miss(place, wanted, got);
  if (isScalar(wanted))
    return isScalar(got) && matchesPattern(String(wanted), String(got)) ? [] : miss(place, wanted, got);
  if (typeof got !== 'object' || got === null || Array.isArray(wanted) !== Array.isArray(got))
    return miss(place, wanted, got);
  if (Array.isArray(wanted) && wanted.length !== (got as unknown[]).length) return miss(place, wanted, got);
  return Object.entries(wanted).flatMap(([key, item]) =>
    valueMisses(
      { ...place, where: `${place.where}.${key}` },
      item,
      Object.hasOwn(got, key) ? got[key as keyof typeof got] : undefined,
    ),
  );
};

/** Returns the differences of a query parameter; one expected value may be any of several given under its name. */
const queryMisses = (place: Place, wanted: unknown, got: unknown): string[] => {
  if (!isScalar(wanted) || !Array.isArray(got)) return valueMisses(place, wanted, got);
  return got.some((one) => valueMisses(place, wanted, one).length === 0) ? [] : miss(place, wanted, got);
};

/** Returns why a call does not match, one sentence each; empty if it matches. */
export const callMisses = (
  { member, query, headers, body }: CallMatch,
  facts: Facts,
  endpoint?: Endpoint | undefined,
): string[] => {
  const at = (where: string): Place => ({ where, endpoint });
  return [
    ...valueMisses(at('member'), member, facts.member ?? undefined),
    ...Object.entries(query ?? {}).flatMap(([name, wanted]) =>
      queryMisses(at(`query.${name}`), wanted, Object.hasOwn(facts.query, name) ? facts.query[name] : undefined),
    ),
    ...Object.entries(headers ?? {}).flatMap(([name, value]) =>
      valueMisses(at(`headers.${name}`), value, facts.headers[name.toLowerCase()]?.toString()),
    ),
    ...valueMisses(at('body'), body, facts.body),
  ];
};

/** Returns whether the world has the expected scenario and notes. */
const isInState = ({ state }: World, { scenario, state: expected = {} }: Match): boolean =>
  (scenario === undefined || state.get(appliedScenarios, scenario) !== undefined) &&
  Object.entries(expected).every(([name, value]) => (state.get(notes, name)?.value ?? null) === value);

/** Returns whether a call matches, apart from its number. */
export const matchesCall = (world: World, expected: Match | undefined, facts: Facts): boolean =>
  expected === undefined || (isInState(world, expected) && callMisses(expected, facts).length === 0);
