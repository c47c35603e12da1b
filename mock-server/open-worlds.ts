import { Outgoing } from './core/outgoing.ts';
import { Store } from './core/store.ts';
import { Worlds, type WorldsOptions } from './core/worlds.ts';
import { dueHandlers } from './features/due-handlers.ts';
import { subscribers } from './features/event-handlers.ts';
import { guardTransaction } from './features/safety/rules/transaction-guard.ts';
import { seeders } from './features/seeders.ts';
import { callbackSubscribers, deliveryDue } from './http/outgoing/callback-subscribers.ts';
import { deliverBy } from './http/outgoing/deliver.ts';

interface OpenOptions {
  readonly data?: string | undefined;
  /** Sends requests of worlds; without it they send none. */
  readonly outgoing?: Outgoing | undefined;
}

/** Opens the worlds of one process, stored in the folder `data`, or in memory without one. */
export const openWorlds = ({
  data,
  outgoing = new Outgoing(),
  ...options
}: Omit<WorldsOptions, 'seeders' | 'dueHandlers' | 'subscribers' | 'transactionGuard' | 'store'> &
  OpenOptions = {}): Worlds => {
  const deliver = deliverBy({
    outgoing,
    isCurrent: (world) => worlds.find(world.name) === world,
    onDelivery: ({ name }) => worlds.changeFeed.notify(name, 'callbacks'),
  });
  const worlds = new Worlds({
    ...options,
    seeders,
    dueHandlers: { ...dueHandlers, [deliveryDue]: deliver },
    subscribers: [...subscribers, ...callbackSubscribers],
    transactionGuard: guardTransaction,
    ...(data !== undefined && { store: new Store(data) }),
  });
  return worlds;
};
