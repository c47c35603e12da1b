import type { DomainEvent } from '../../../core/domain-event.ts';
import type { Due } from '../../../core/due.ts';
import { type LedgerAccount, transferFunds } from '../../../core/ledger.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { World } from '../../../core/world.ts';
import { type Member, member as members } from '../../account/rules/members.ts';
import type { Words } from '../../content/rules/announcements.ts';
import { sendMessage } from '../../messages/rules/messages.ts';
import { letters } from '../../messages/rules/templates.ts';
import { bankById } from './banks.ts';
import { type Card, maskedNumber } from './cards.ts';
import { checkWithdrawal } from './withdraw-terms.ts';
import { isOpen, type Withdrawal, withdrawal } from './withdrawal-record.ts';

type Status = Withdrawal['status'];

const minute = 60_000;
/** From the request to the start of the work on it, and from there to the payment. */
const pace = { reviewing: 5 * minute, processing: 20 * minute };

/** The simulated network knows no account whose number ends so: a payment to it comes back. */
const unknownEnding = '0000';

interface Refused {
  readonly reason: Words;
  readonly advice: Words;
}
const cameBack: Refused = {
  reason: {
    EN: 'The bank does not know this account number.',
    TY: 'Hindi kilala ng bangko ang account number na ito.',
  },
  advice: {
    EN: 'Check the number with your bank, add the account anew and withdraw again.',
    TY: 'I-check ang numero sa bangko mo, idagdag ulit ang account at mag-withdraw ulit.',
  },
};
const accountClosed: Refused = {
  reason: { EN: 'Your account is disabled.', TY: 'Naka-disable ang account mo.' },
  advice: { EN: 'Ask customer service what to do.', TY: 'Itanong sa customer service ang gagawin.' },
};

/** Takes a withdrawal in and holds its money. Throws as `checkWithdrawal` does, and `balance.insufficient`. */
export const requestWithdrawal = (world: World, owner: Member, to: Card, centavos: number): Withdrawal => {
  const fee = checkWithdrawal(world, owner, centavos);
  const at = world.now();
  const made: Withdrawal = {
    id: world.id('WD'),
    member: owner.id,
    card: to.id,
    bankId: to.bankId,
    number: maskedNumber(to.number),
    centavos,
    fee,
    status: 'reviewing',
    at,
    settledAt: null,
    reason: null,
    steps: [{ status: 'reviewing', at }],
  };
  transferFunds(world, { from: `member:${owner.id}`, to: `hold:${made.id}`, centavos, type: 'withdraw', ref: made.id });
  world.state.put(withdrawal, made);
  plan(world, made.id, pace.reviewing);
  return made;
};

const plan = (world: World, id: string, after: number): void =>
  world.schedule({ id: `withdraw:${id}`, at: world.now() + after, type: 'withdraw', data: id });

const step = (world: World, it: Withdrawal, status: Status, refused?: Refused): Withdrawal => {
  const at = world.now();
  const ended = status !== 'reviewing' && status !== 'processing';
  const moved = { ...it, ...refused, status, settledAt: ended ? at : null, steps: [...it.steps, { status, at }] };
  world.state.put(withdrawal, moved);
  return moved;
};

/** What comes next for a withdrawal on its way, and when. */
export const nextOf = ({ status, steps }: Withdrawal): { status: Status; at: number } | null => {
  const since = steps.at(-1)?.at ?? 0;
  if (status === 'reviewing') return { status: 'processing', at: since + pace.reviewing };
  return status === 'processing' ? { status: 'paid', at: since + pace.processing } : null;
};

const giveBack = (world: World, { id, member, centavos }: Withdrawal): void => {
  transferFunds(world, { from: `hold:${id}`, to: `member:${member}`, centavos, type: 'withdrawReturn', ref: id });
};

/** One of a member's withdrawals. Throws `resource.unknown`. */
export const withdrawalOf = (world: World, member: string, id: string): Withdrawal => {
  const found = world.state.get(withdrawal, id);
  if (found?.member !== member) throw new Refusal('resource.unknown', { why: `no withdrawal ${id}` });
  return found;
};

/** Takes a withdrawal back. Throws `resource.unknown`, and `request.conflict` once it is being processed. */
export const cancelWithdrawal = (world: World, member: string, id: string): Withdrawal => {
  const found = withdrawalOf(world, member, id);
  if (found.status !== 'reviewing') throw new Refusal('request.conflict', { why: `it is ${found.status}` });
  giveBack(world, found);
  world.cancel(`withdraw:${id}`);
  return step(world, found, 'cancelled');
};

/** Told once the bank has it. */
export const withdrawalPaid: DomainEvent<Withdrawal> = { name: 'withdrawal.paid' };

const pay = (world: World, it: Withdrawal): void => {
  const hold: LedgerAccount = `hold:${it.id}`;
  transferFunds(world, { from: hold, to: 'bank', centavos: it.centavos - it.fee, type: 'withdrawPaid', ref: it.id });
  if (it.fee > 0) transferFunds(world, { from: hold, to: 'house:fees', centavos: it.fee, type: 'fee', ref: it.id });
  const name = bankById(it.bankId)?.name ?? it.bankId;
  sendMessage(world, it.member, letters.withdrawalPaid(it.id, it.centavos - it.fee, `${name} ${it.number}`));
  step(world, it, 'paid');
  world.emit(withdrawalPaid, it);
};

const reject = (world: World, it: Withdrawal, refused: Refused): void => {
  giveBack(world, it);
  sendMessage(world, it.member, letters.withdrawalRejected(it.id, refused.reason));
  step(world, it, 'rejected', refused);
};

/** Due event: the desk takes a withdrawal up, then pays it; a disabled member's is refused, and what the bank sends back. */
export const processWithdrawal = (world: World, { data }: Due): void => {
  const found = world.state.get(withdrawal, String(data));
  if (!found || !isOpen(found)) return;
  const cameBackAtEnd = found.status === 'processing' && found.number.endsWith(unknownEnding);
  if (world.state.get(members, found.member)?.disabled) reject(world, found, accountClosed);
  else if (cameBackAtEnd) reject(world, found, cameBack);
  else if (found.status === 'processing') pay(world, found);
  else {
    step(world, found, 'processing');
    plan(world, found.id, pace.processing);
  }
};
