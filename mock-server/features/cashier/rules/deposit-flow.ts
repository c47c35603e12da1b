import { sameText } from '../../../../src/contract/text.ts';
import type { DomainEvent } from '../../../core/domain-event.ts';
import type { Due } from '../../../core/due.ts';
import { post } from '../../../core/ledger.ts';
import { newest } from '../../../core/newest.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { securityOf } from '../../account/rules/security.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { bookBonus } from './bonus.ts';
import { acceptPromo, bonusFor } from './deposit-promos.ts';
import { type Deposit, deposit, depositsOf, isUnsettled } from './deposit-record.ts';
import { requireTurnover } from './turnover.ts';

const reviewLife = 3 * 60_000;

const otherPayer: Words = {
  EN: 'the money came from an account in another name. It goes back within a day.',
  TY: 'galing ang pera sa account na nasa ibang pangalan. Ibabalik ito sa loob ng isang araw.',
};
/** Why the guard of movements does not let a payment in that comes late. */
const notLetIn: Readonly<Record<string, Words>> = {
  'safety.limit': {
    EN: 'it would go above the deposit limit that you have set. The money goes back within a day.',
    TY: 'lalampas ito sa deposit limit na itinakda mo. Ibabalik ang pera sa loob ng isang araw.',
  },
  'safety.closed': {
    EN: 'your account is closed for now. The money goes back within a day.',
    TY: 'sarado muna ang account mo. Ibabalik ang pera sa loob ng isang araw.',
  },
};
const declined: Words = { EN: 'the payment was declined in the app.', TY: 'tinanggihan ang bayad sa app.' };

const end = (
  world: World,
  it: Deposit,
  status: 'approved' | 'rejected' | 'expired' | 'cancelled',
  reason: Words | null = null,
): Deposit => {
  const ended: Deposit = { ...it, status, reason, settledAt: world.now() };
  world.state.put(deposit, ended);
  world.cancel(`deposit:${it.id}`);
  return ended;
};

/**
 * Books an open deposit with its bonus. A deposit that has ended stays as it is; one that the member's own limits or
 * a closed account do not let in any more is rejected.
 */
export const approveDeposit = (world: World, it: Deposit): Deposit => {
  if (!isUnsettled(it)) return it;
  try {
    return world.transact(() => book(world, it));
  } catch (error) {
    const reason = error instanceof Refusal ? notLetIn[error.code] : undefined;
    if (!reason) throw error;
    return reject(world, it, reason);
  }
};

/** Told once its money is booked. */
export const depositApproved: DomainEvent<Deposit> = { name: 'deposit.approved' };

const book = (world: World, it: Deposit): Deposit => {
  const { id, member, centavos, fee } = it;
  post(world, 'deposit', id, [
    ['bank', -centavos],
    [`member:${member}`, centavos - fee],
    ...(fee > 0 ? ([['house:fees', fee]] as const) : []),
  ]);
  requireTurnover(world, member, centavos - fee, id);
  // The promotion may have been given up, or used by another order, since this one was made.
  const now = bonusFor(world, member, centavos);
  const bonus = it.promoId !== null && now.promoId === it.promoId ? now.bonus : 0;
  if (bonus > 0) {
    bookBonus(world, it, now);
    acceptPromo(world, member, null);
  }
  sendMessage(world, member, letters.depositApproved(id, centavos - fee, bonus));
  const ended = end(world, { ...it, bonus }, 'approved');
  world.emit(depositApproved, ended);
  return ended;
};

const reject = (world: World, it: Deposit, reason: Words): Deposit => {
  sendMessage(world, it.member, letters.depositRejected(it.id, reason));
  return end(world, it, 'rejected', reason);
};

/** The payer says no in the app. */
export const declineDeposit = (world: World, it: Deposit): Deposit =>
  isUnsettled(it) ? reject(world, it, declined) : it;

/** One of a member's deposits. Throws `resource.unknown`. */
export const depositOf = (world: World, member: string, id: string): Deposit => {
  const found = world.state.get(deposit, id);
  if (found?.member !== member) throw new Refusal('resource.unknown', { why: `no deposit ${id}` });
  return found;
};

const pendingDeposit = (world: World, member: string, id: string): Deposit => {
  const found = depositOf(world, member, id);
  if (found.status !== 'pending') throw new Refusal('request.conflict', { why: `it is ${found.status}` });
  return found;
};

/** A member's orders that have not ended, the newest first. */
export const openDepositsOf = (world: World, member: string): Deposit[] =>
  depositsOf(world.state, member).filter(isUnsettled).sort(newest);

/** Gives an order up. Throws `request.conflict` once it is paid or over. */
export const cancelDeposit = (world: World, member: string, id: string): Deposit =>
  end(world, pendingDeposit(world, member, id), 'cancelled');

/** The member says that a hand transfer was made; the desk looks for it. Throws `request.conflict` for other channels. */
export const confirmDeposit = (world: World, member: string, id: string): Deposit => {
  const found = pendingDeposit(world, member, id);
  if (found.channel !== 'manual') throw new Refusal('request.conflict', { why: `${found.channel} confirms itself` });
  const reviewed: Deposit = { ...found, status: 'reviewing' };
  world.state.put(deposit, reviewed);
  world.schedule({ id: `deposit:${id}`, at: world.now() + reviewLife, type: 'deposit', data: id });
  return reviewed;
};

/**
 * Due event: nobody paid in time, or the desk has looked: it takes a transfer that came in the payee
 * name of the account, or in any name while none is set.
 */
export const ripenDeposit = (world: World, { data }: Due): void => {
  const found = world.state.get(deposit, String(data));
  if (found?.status === 'pending') end(world, found, 'expired');
  if (found?.status !== 'reviewing') return;
  const { payeeName } = securityOf(world.state, found.member);
  const own = !payeeName || sameText(payeeName, found.payerName ?? '');
  if (own) approveDeposit(world, found);
  else reject(world, found, otherPayer);
};
