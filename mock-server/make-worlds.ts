import { brandSettings } from '#brands/current.ts';
import type { Seeder } from '#sim/core/build-base.ts';
import type { Doc } from '#sim/core/collection.ts';
import { checkLedger } from '#sim/core/ledger.ts';
import type { Migration } from '#sim/core/migration.ts';
import { Outgoing } from '#sim/core/outgoing.ts';
import type { Override } from '#sim/core/overrides/override.ts';
import { overrides } from '#sim/core/overrides/set.ts';
import type { State } from '#sim/core/state.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import type { WorldsOptions } from '#sim/core/worlds-options.ts';
import { members } from '#sim/features/account/rules/members.ts';
import { dueEventHandlers } from '#sim/features/due-event-handlers.ts';
import { migrations } from '#sim/features/migrations.ts';
import { guardTransaction } from '#sim/features/safety/rules/transaction-guard.ts';
import { seeders } from '#sim/features/seeders.ts';
import { subscribers } from '#sim/features/subscribers.ts';
import { documentForms } from '#sim/http/document-forms.ts';
import { callbackSubscribers, deliveryDue } from '#sim/http/outgoing/callback-subscribers.ts';
import { deliverBy } from '#sim/http/outgoing/deliver.ts';
import { pushDue, pushSubscribers } from '#sim/http/outgoing/push-subscribers.ts';
import { pushBy } from '#sim/http/outgoing/send-push.ts';

type FeatureRules =
  | 'seeders'
  | 'dueEventHandlers'
  | 'subscribers'
  | 'transactionGuard'
  | 'findDamage'
  | 'migrations'
  | 'brand';

/** Options of worlds besides the rules of the features. */
export interface MakeOptions extends Omit<WorldsOptions, FeatureRules> {
  /** Instead of those of all features; for tests. */
  readonly migrations?: readonly Migration[];
  /** Sends requests of worlds; without it no requests are sent. */
  readonly outgoing?: Outgoing | undefined;
  /** Overrides of every new world. */
  readonly replies?: readonly Override[] | undefined;
}

const isOrphan = (state: State, kind: string, doc: Doc | null | undefined): boolean => {
  const owner = (doc as { member?: unknown } | null | undefined)?.member;
  return kind !== 'member' && typeof owner === 'string' && owner !== '' && !state.get(members, owner);
};

/** Returns the first problem in the documents of a world that another version created; undefined if there is none. */
const findDamage = (state: State): string | undefined => {
  for (const { kind, id, doc } of state.changes())
    if (doc && documentForms[kind]?.safeParse(doc).success === false) return `${kind} ${id} has another form now`;
  const orphan = state.changes().find(({ kind, doc }) => isOrphan(state, kind, doc));
  if (orphan) return `${orphan.kind} ${orphan.id} belongs to a member that the seed no longer has`;
  return checkLedger(state)[0];
};

/** Adds overrides to every new world. */
const seedReplies =
  (replies: readonly Override[]): Seeder =>
  ({ state }) => {
    for (const [at, it] of replies.entries())
      state.put(overrides, { id: `f${at + 1}`, override: it, calls: 0, answered: 0 });
  };

/** Creates an empty set of worlds with the rules of all features: `make` calls its constructor. */
export const makeWorlds = <W extends Worlds>(
  { outgoing = new Outgoing(), replies = [], ...options }: MakeOptions,
  make: (options: WorldsOptions) => W,
): W => {
  const deliver = deliverBy({
    outgoing,
    isCurrent: (world) => worlds.find(world.name) === world,
    onDelivery: ({ name }) => worlds.changeFeed.notify(name, 'callbacks'),
  });
  const push = pushBy({ outgoing, isCurrent: (world) => worlds.find(world.name) === world });
  const worlds: W = make({
    ...options,
    brand: brandSettings,
    seeders: replies.length > 0 ? [...seeders, seedReplies(replies)] : seeders,
    dueEventHandlers: { ...dueEventHandlers, [deliveryDue]: deliver, [pushDue]: push },
    subscribers: [...subscribers, ...callbackSubscribers, ...pushSubscribers],
    migrations: options.migrations ?? migrations,
    transactionGuard: guardTransaction,
    findDamage,
  });
  return worlds;
};
