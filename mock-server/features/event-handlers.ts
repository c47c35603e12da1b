import { type Follower, follow } from '../core/happening.ts';
import { collectOwed } from './cashier/rules/bonus.ts';
import { depositApproved } from './cashier/rules/deposit-flow.ts';
import { betClosed } from './games/rules/rounds.ts';
import { notePlay, raiseLevel } from './rewards/rules/club-progress.ts';
import { noteFirstDeposit } from './rewards/rules/referrals.ts';

/** Which domain follows what another one tells of. */
export const followers: readonly Follower[] = [
  follow(depositApproved, noteFirstDeposit),
  follow(depositApproved, (world, { member }) => raiseLevel(world, member)),
  follow(betClosed, collectOwed),
  follow(betClosed, notePlay),
];
