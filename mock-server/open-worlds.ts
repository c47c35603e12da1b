import { Outgoing } from './core/outgoing.ts';
import { Store } from './core/store.ts';
import { Worlds, type WorldsOptions } from './core/worlds.ts';
import { dueHandlers } from './features/due-handlers.ts';
import { followers } from './features/event-handlers.ts';
import { guardMove } from './features/safety/rules/guard.ts';
import { seeders } from './features/seeders.ts';
import { deliverBy } from './http/outgoing/deliver.ts';
import { callbackFollowers, deliveryDue } from './http/outgoing/tell.ts';

interface Around {
  readonly data?: string | undefined;
  /** How worlds call others; without it they call nobody. */
  readonly outgoing?: Outgoing | undefined;
}

/** The worlds of one process: kept in the folder `data`, or in memory without one. */
export const openWorlds = ({
  data,
  outgoing = new Outgoing(),
  ...options
}: Omit<WorldsOptions, 'seeders' | 'dueHandlers' | 'followers' | 'moveGuard' | 'store'> & Around = {}): Worlds => {
  const deliver = deliverBy({
    outgoing,
    isCurrent: (world) => worlds.find(world.name) === world,
    told: ({ name }) => worlds.news.tell(name, 'callbacks'),
  });
  const worlds = new Worlds({
    ...options,
    seeders,
    dueHandlers: { ...dueHandlers, [deliveryDue]: deliver },
    followers: [...followers, ...callbackFollowers],
    moveGuard: guardMove,
    ...(data !== undefined && { store: new Store(data) }),
  });
  return worlds;
};
