import type { Fault } from '../core/faults/fault.ts';
import type { Change } from '../core/state.ts';
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
  ...faults.map((it): [string, string] => [
    `fault of ${it.endpoint} (${categoryOf(it)}${it.call === undefined ? '' : `, call ${it.call}`})`,
    JSON.stringify(it),
  ]),
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
