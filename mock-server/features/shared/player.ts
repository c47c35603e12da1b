import type { World } from '#sim/core/world.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';

/** Returns the id of player01, the member of most scenarios; '' if the world has none. */
export const playerId = (world: World): string => memberByAccount(world.state, 'player01')?.id ?? '';
