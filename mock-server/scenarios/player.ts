import type { World } from '../engine/world.ts';
import { memberByAccount } from '../rules/account/members.ts';

/** Id of player01, whom most scenarios are about. */
export const playerId = (world: World): string => memberByAccount(world.state, 'player01')?.id ?? '';
