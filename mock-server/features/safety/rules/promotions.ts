import type { World } from '#sim/core/world.ts';
import { closureOf } from '#sim/features/account/rules/account-closure.ts';
import { openReviewOf } from '#sim/features/account/rules/identity-review.ts';
import { settingsOf } from './safety-settings.ts';

/**
 * Returns whether a member may receive promotional notifications: not with a limit of their own, during a time-out, a
 * self-exclusion or an identity review.
 */
export const mayReceivePromotions = (world: World, memberId: string): boolean =>
  !closureOf(world.state, memberId, world.now()) &&
  !openReviewOf(world.state, memberId) &&
  !Object.values(settingsOf(world.state, memberId).limits).some((limit) => limit && limit.height !== null);
