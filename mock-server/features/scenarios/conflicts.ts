import type { Fault } from '../../core/faults/fault.ts';
import type { Change } from '../../core/state.ts';
import type { Scenario } from './scenario.ts';

/** Two scenarios that want the same thing differently. */
export interface Conflict {
  readonly scenarios: readonly [string, string];
  /** What both set, such as `flag MAINTENANCE`. */
  readonly what: string;
}

/** What the books and numbers of a world follow from; two scenarios may both add to them. */
const shared = new Set(['counter', 'random', 'balance']);

// A delay and a broken answer go together on one endpoint; two of a sort do not.
const sortOf = ({ kind }: Fault): string =>
  kind === 'delay' ? 'delay' : /^(broken-json|empty|dribble)$/.test(kind) ? 'answer' : 'refusal';

/** What a scenario sets by its declaration, each with its value as text. */
const declared = ({ name, flags = {}, faults = [], overrides = [], clock, settles }: Scenario): [string, string][] => [
  ...Object.entries(flags).map(([name, value]): [string, string] => [`flag ${name}`, JSON.stringify(value)]),
  ...faults.map((it): [string, string] => [
    `fault of ${it.endpoint} (${sortOf(it)}${it.call === undefined ? '' : `, call ${it.call}`})`,
    JSON.stringify(it),
  ]),
  ...overrides.map((it): [string, string] => [
    `replies of ${it.endpoint}${it.match ? ` to ${JSON.stringify(it.match)}` : ''}`,
    JSON.stringify(it.replies),
  ]),
  ...(settles ? [[settles, name] as [string, string]] : []),
  ...(clock ? [['clock', JSON.stringify(clock)] as [string, string]] : []),
];

/** What it wrote when it was applied. */
const written = (changes: readonly Change[]): [string, string][] =>
  changes
    .filter(({ kind }) => !shared.has(kind))
    .map(({ kind, id, doc }) => [`document ${kind} ${id}`, JSON.stringify(doc ?? null)]);

/** Gathers what scenarios set, one after the other, and finds the first thing that two set differently. */
export class Settings {
  readonly #set = new Map<string, { readonly by: string; readonly value: string }>();

  declare(it: Scenario): Conflict | undefined {
    return this.#add(it.name, declared(it));
  }

  write(name: string, changes: readonly Change[]): Conflict | undefined {
    return this.#add(name, written(changes));
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
