import type { World } from '../../core/world.ts';
import { memberByAccount } from '../account/rules/members.ts';

/** Id of player01, whom most scenarios are about. */
export const playerId = (world: World): string => memberByAccount(world.state, 'player01')?.id ?? '';
