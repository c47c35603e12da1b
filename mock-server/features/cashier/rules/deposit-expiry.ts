import { minuteMs } from '#lib/dates/units.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { type Channel, channelOf } from './deposit-channels.ts';
import { deposits } from './deposit-record.ts';
import { reviewDeposit } from './deposit-review.ts';
import { expireDeposit } from './deposit-settlement.ts';

/**
 * Returns when a deposit that was made at a time expires unless it is paid, epoch ms. The minutes of each channel are in
 * `contract/cashier/deposit-terms.ts`.
 */
export const expiryOfDeposit = (channel: Channel, madeAt: number): number =>
  madeAt + channelOf(channel).expiryMinutes * minuteMs;

/** Handles the due event of a deposit: expires one that was not paid in time, ends the review of a bank transfer. */
export const expireOrReviewDeposit = (world: World, { data }: DueEvent): void => {
  const found = world.state.get(deposits, String(data));
  if (found?.status === 'pending') expireDeposit(world, found);
  if (found?.status === 'reviewing') reviewDeposit(world, found);
};
