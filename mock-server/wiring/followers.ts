import { type Follower, follow } from '../engine/happening.ts';
import { collectOwed } from '../rules/cashier/bonus.ts';
import { depositApproved } from '../rules/cashier/deposit-flow.ts';
import { betClosed } from '../rules/games/rounds.ts';
import { notePlay, raiseLevel } from '../rules/rewards/club-progress.ts';
import { noteFirstDeposit } from '../rules/rewards/referrals.ts';

/** Which domain follows what another one tells of. */
export const followers: readonly Follower[] = [
  follow(depositApproved, noteFirstDeposit),
  follow(depositApproved, (world, { member }) => raiseLevel(world, member)),
  follow(betClosed, collectOwed),
  follow(betClosed, notePlay),
];
