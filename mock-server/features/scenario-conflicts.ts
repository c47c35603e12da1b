import { appliedScenarios } from '#sim/core/applied-scenarios.ts';
import { type Fault, faultsOf } from '#sim/core/faults/fault.ts';
import { overridesOf } from '#sim/core/overrides/set.ts';
import type { Change, State } from '#sim/core/state.ts';
import type { FlagName } from '#sim/features/site/rules/flag-list.ts';
import { flagSetting } from '#sim/features/site/rules/flags.ts';
import type { Scenario } from './scenario.ts';

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

type Declarations = Omit<Scenario, 'description' | 'requirements' | 'change'>;

/** Statements of a scenario as pairs of a description and the value in JSON. */
interface Declared {
  readonly by: string;
  readonly settings: readonly [string, string][];
}

/** Returns the declarations of a scenario, as pairs of a description and the value in JSON. */
const declarationsOf = ({
  name,
  flags = {},
  faults = [],
  overrides = [],
  clock,
  settles,
}: Declarations): [string, string][] => [
  ...Object.entries(flags).map(([name, value]): [string, string] => [`flag ${name}`, JSON.stringify(value)]),
  ...faults.map(({ name: _, ...it }): [string, string] => [faultKey(it), JSON.stringify(it)]),
  ...overrides.map((override): [string, string] => [
    `replies of ${override.endpoint}${override.match ? ` to ${JSON.stringify(override.match)}` : ''}`,
    JSON.stringify(override.replies),
  ]),
  ...(settles ? [[settles, name] as [string, string]] : []),
  ...(clock ? [['clock', JSON.stringify(clock)] as [string, string]] : []),
];

/** Returns the documents that a scenario changed, in the same form. */
const changesOf = (changes: readonly Change[]): [string, string][] =>
  changes
    .filter(({ kind }) => !sharedKinds.has(kind))
    .map(({ kind, id, doc }) => [`document ${kind} ${id}`, JSON.stringify(doc ?? null)]);

/**
 * Returns declarations of earlier scenarios that are still in effect, with the name of each. The clock and documents
 * are left out, because they have changed since.
 */
const standingDeclarations = (state: State, flags: readonly FlagName[]): Declared[] => {
  const named = (by: string | undefined, part: Omit<Declarations, 'name'>): Declared[] =>
    by !== undefined && state.get(appliedScenarios, by)
      ? [{ by, settings: declarationsOf({ name: by, ...part }) }]
      : [];
  return [
    ...flags.flatMap((name) => {
      const set = flagSetting(state, name);
      return set ? named(set.setBy, { flags: { [name]: set.value } as Scenario['flags'] & object }) : [];
    }),
    ...faultsOf(state).flatMap(({ fault }) => named(fault.name, { faults: [fault] })),
    ...overridesOf(state).flatMap(({ override }) => named(override.name, { overrides: [override] })),
    ...state.all(appliedScenarios).flatMap(({ id, settles }) => (settles ? named(id, { settles }) : [])),
  ];
};

/** Collects declarations of scenarios and returns the first conflict. */
export class ConflictDetector {
  readonly #set = new Map<string, { readonly by: string; readonly value: string }>();

  /** Adds declarations of earlier scenarios that are still in effect, except those that are applied again. */
  addStanding(state: State, all: readonly Scenario[]): void {
    const again = new Set(all.map(({ name }) => name));
    const flags = all.flatMap((it) => Object.keys(it.flags ?? {}) as FlagName[]);
    for (const { by, settings } of standingDeclarations(state, flags)) if (!again.has(by)) this.#add(by, settings);
  }

  addDeclarations(it: Scenario): Conflict | undefined {
    return this.#add(it.name, declarationsOf(it));
  }

  addChanges(name: string, changes: readonly Change[]): Conflict | undefined {
    return this.#add(name, changesOf(changes));
  }

  #add(by: string, settings: readonly [string, string][]): Conflict | undefined {
    for (const [setting, value] of settings) {
      const known = this.#set.get(setting);
      if (known && known.by !== by && known.value !== value) return { scenarios: [known.by, by], what: setting };
      this.#set.set(setting, { by, value });
    }
    return undefined;
  }
}
