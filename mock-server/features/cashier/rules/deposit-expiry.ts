import { sameText } from '../../../../src/contract/text.ts';
import type { Due } from '../../../core/due.ts';
import type { World } from '../../../core/world.ts';
import { securityOf } from '../../account/rules/security-settings.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { type Channel, channelOf } from './deposit-channels.ts';
import { deposit } from './deposit-record.ts';
import { approveDeposit, endDeposit, rejectDeposit } from './deposit-settlement.ts';

const payerNameMismatch: Words = {
  EN: 'The money came from an account in another name. We will return it.',
  TY: 'Galing ang pera sa account na nasa ibang pangalan. Ibabalik namin ito.',
};

/** Returns when a deposit that was made at a time expires unless it is paid, epoch ms. */
export const expiryOfDeposit = (channel: Channel, madeAt: number): number =>
  madeAt + channelOf(channel).windowMinutes * 60_000;

/**
 * Handles a due event: expires a deposit that was not paid in time, or ends the review of a manual transfer. The review
 * approves a transfer in the payee name of the account, or in any name if none is set.
 */
export const expireOrReviewDeposit = (world: World, { data }: Due): void => {
  const found = world.state.get(deposit, String(data));
  if (found?.status === 'pending') endDeposit(world, found, 'expired');
  if (found?.status !== 'reviewing') return;
  const { payeeName } = securityOf(world.state, found.member);
  const own = !payeeName || sameText(payeeName, found.payerName ?? '');
  if (own) approveDeposit(world, found);
  else rejectDeposit(world, found, payerNameMismatch);
};
