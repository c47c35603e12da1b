import type { Seeder } from './core/build-base.ts';
import type { Doc } from './core/collection.ts';
import { checkLedger } from './core/ledger.ts';
import { Outgoing } from './core/outgoing.ts';
import type { Override } from './core/overrides/override.ts';
import { overrideDoc } from './core/overrides/set.ts';
import type { State } from './core/state.ts';
import { Store } from './core/store.ts';
import { Worlds, type WorldsOptions } from './core/worlds.ts';
import { member } from './features/account/rules/members.ts';
import { dueHandlers } from './features/due-handlers.ts';
import { subscribers } from './features/event-handlers.ts';
import { guardTransaction } from './features/safety/rules/transaction-guard.ts';
import { seeders } from './features/seeders.ts';
import { documentForms } from './http/document-forms.ts';
import { callbackSubscribers, deliveryDue } from './http/outgoing/callback-subscribers.ts';
import { deliverBy } from './http/outgoing/deliver.ts';

interface OpenOptions {
  readonly data?: string | undefined;
  /** Sends requests of worlds; without it they send none. */
  readonly outgoing?: Outgoing | undefined;
  /** Overrides that every world starts with. */
  readonly replies?: readonly Override[] | undefined;
}

const isOrphan = (state: State, kind: string, doc: Doc | null | undefined): boolean => {
  const owner = (doc as { member?: unknown } | null | undefined)?.member;
  return kind !== 'member' && typeof owner === 'string' && owner !== '' && !state.get(member, owner);
};

/** Returns what is wrong with the documents of a world that another version made. */
const findDamage = (state: State): string | undefined => {
  for (const { kind, id, doc } of state.changes())
    if (doc && documentForms[kind]?.safeParse(doc).success === false) return `${kind} ${id} has another form now`;
  const orphan = state.changes().find(({ kind, doc }) => isOrphan(state, kind, doc));
  if (orphan) return `${orphan.kind} ${orphan.id} belongs to a member that the seed no longer has`;
  return checkLedger(state)[0];
};

/** Puts overrides into every fresh world. */
const seedReplies =
  (replies: readonly Override[]): Seeder =>
  ({ state }) => {
    for (const [at, it] of replies.entries())
      state.put(overrideDoc, { id: `f${at + 1}`, override: it, calls: 0, answered: 0 });
  };

/** Opens the worlds of one process, stored in the folder `data`, or in memory without one. */
export const openWorlds = ({
  data,
  outgoing = new Outgoing(),
  replies = [],
  ...options
}: Omit<WorldsOptions, 'seeders' | 'dueHandlers' | 'subscribers' | 'transactionGuard' | 'findDamage' | 'store'> &
  OpenOptions = {}): Worlds => {
  const deliver = deliverBy({
    outgoing,
    isCurrent: (world) => worlds.find(world.name) === world,
    onDelivery: ({ name }) => worlds.changeFeed.notify(name, 'callbacks'),
  });
  const worlds = new Worlds({
    ...options,
    seeders: replies.length > 0 ? [...seeders, seedReplies(replies)] : seeders,
    dueHandlers: { ...dueHandlers, [deliveryDue]: deliver },
    subscribers: [...subscribers, ...callbackSubscribers],
    transactionGuard: guardTransaction,
    findDamage,
    ...(data !== undefined && { store: new Store(data) }),
  });
  return worlds;
};
