import { applied } from '../core/applied-scenarios.ts';
import { type Fault, faultsOf } from '../core/faults/fault.ts';
import { overridesOf } from '../core/overrides/set.ts';
import type { Change, State } from '../core/state.ts';
import type { Scenario } from './scenario.ts';
import type { SwitchName } from './site/rules/flag-list.ts';
import { flagSetting } from './site/rules/flags.ts';

/** Two scenarios that set the same thing to different values. */
export interface Conflict {
  readonly scenarios: readonly [string, string];
  /** The thing that both set, such as `flag MAINTENANCE`. */
  readonly what: string;
}

/** Kinds of documents that any number of scenarios may change. */
const sharedKinds = new Set(['counter', 'random', 'balance']);

// One endpoint can have one delay, one corrupted body and one failure at the same time, but not two of a category.
const categoryOf = ({ kind }: Fault): string =>
  kind === 'delay' ? 'delay' : /^(broken-json|empty|dribble)$/.test(kind) ? 'answer' : 'refusal';

const faultKey = (it: Fault): string =>
  `fault of ${it.endpoint} (${categoryOf(it)}${it.call === undefined ? '' : `, call ${it.call}`})`;

/** Returns what a scenario declares, as pairs of a description and the value in JSON. */
const declarationsOf = ({
  name,
  flags = {},
  faults = [],
  overrides = [],
  clock,
  settles,
}: Scenario): [string, string][] => [
  ...Object.entries(flags).map(([name, value]): [string, string] => [`flag ${name}`, JSON.stringify(value)]),
  ...faults.map((it): [string, string] => [faultKey(it), JSON.stringify(it)]),
  ...overrides.map((it): [string, string] => [
    `replies of ${it.endpoint}${it.match ? ` to ${JSON.stringify(it.match)}` : ''}`,
    JSON.stringify(it.replies),
  ]),
  ...(settles ? [[settles, name] as [string, string]] : []),
  ...(clock ? [['clock', JSON.stringify(clock)] as [string, string]] : []),
];

/** Returns the documents that a scenario changed, in the same form. */
const changesOf = (changes: readonly Change[]): [string, string][] =>
  changes
    .filter(({ kind }) => !sharedKinds.has(kind))
    .map(({ kind, id, doc }) => [`document ${kind} ${id}`, JSON.stringify(doc ?? null)]);

const withoutName = <T extends { readonly name?: string | undefined }>({ name: _, ...rest }: T) => rest;

/**
 * Returns the first contradiction between a scenario and one that was applied before, whose flags, faults and replies are
 * still set. The clock and documents go on from where they are.
 */
export const earlierConflict = (state: State, it: Scenario, together: ReadonlySet<string>): Conflict | undefined => {
  const isEarlier = (by: string | undefined): by is string =>
    by !== undefined && by !== it.name && !together.has(by) && state.get(applied, by) !== undefined;
  const conflict = (by: string, what: string): Conflict => ({ scenarios: [by, it.name], what });
  for (const [name, value] of Object.entries(it.flags ?? {})) {
    const set = flagSetting(state, name as SwitchName);
    if (set && isEarlier(set.setBy) && JSON.stringify(set.value) !== JSON.stringify(value))
      return conflict(set.setBy, `flag ${name}`);
  }
  for (const own of it.faults ?? [])
    for (const { fault: known } of faultsOf(state))
      if (
        isEarlier(known.name) &&
        faultKey(known) === faultKey(own) &&
        JSON.stringify(withoutName(known)) !== JSON.stringify(withoutName(own))
      )
        return conflict(known.name, faultKey(own));
  for (const own of it.overrides ?? [])
    for (const { override: known } of overridesOf(state))
      if (
        isEarlier(known.name) &&
        known.endpoint === own.endpoint &&
        JSON.stringify(known.match) === JSON.stringify(own.match) &&
        JSON.stringify(known.replies) !== JSON.stringify(own.replies)
      )
        return conflict(known.name, `replies of ${own.endpoint}`);
  const same = it.settles && state.all(applied).find(({ id, settles }) => settles === it.settles && isEarlier(id));
  return same ? conflict(same.id, it.settles ?? '') : undefined;
};

/** Collects what scenarios set and returns the first conflict. */
export class ConflictDetector {
  readonly #set = new Map<string, { readonly by: string; readonly value: string }>();

  addDeclarations(it: Scenario): Conflict | undefined {
    return this.#add(it.name, declarationsOf(it));
  }

  addChanges(name: string, changes: readonly Change[]): Conflict | undefined {
    return this.#add(name, changesOf(changes));
  }

  #add(by: string, settings: readonly [string, string][]): Conflict | undefined {
    for (const [what, value] of settings) {
      const known = this.#set.get(what);
      if (known && known.by !== by && known.value !== value) return { scenarios: [known.by, by], what };
      this.#set.set(what, { by, value });
    }
    return undefined;
  }
}
