import { type Subscriber, subscribe } from '../core/domain-event.ts';
import { collectOwed } from './cashier/rules/bonus.ts';
import { depositApproved } from './cashier/rules/deposit-flow.ts';
import { betClosed } from './games/rules/rounds.ts';
import { notePlay, raiseLevel } from './rewards/rules/club-progress.ts';
import { noteFirstDeposit } from './rewards/rules/referrals.ts';

/** Which domain follows what another one tells of. */
export const subscribers: readonly Subscriber[] = [
  subscribe(depositApproved, noteFirstDeposit),
  subscribe(depositApproved, (world, { member }) => raiseLevel(world, member)),
  subscribe(betClosed, collectOwed),
  subscribe(betClosed, notePlay),
];
