import { Store } from '../engine/store.ts';
import { Worlds, type WorldsOptions } from '../engine/worlds.ts';
import { deliverBy } from '../outgoing/deliver.ts';
import { Outgoing } from '../outgoing/outgoing.ts';
import { callbackFollowers, deliveryDue } from '../outgoing/tell.ts';
import { guardMove } from '../rules/safety/guard.ts';
import { seeders } from '../seed/all.ts';
import { dueHandlers } from './due-handlers.ts';
import { followers } from './followers.ts';

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
