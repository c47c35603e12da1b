import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WireLanguage } from '#contract/fields.ts';
import { receiptKindOf } from '#contract/records/receipts.ts';
import type { Value } from '#contract/types.ts';
import { toMajor } from '#lib/money/money.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { postings } from '#sim/core/ledger.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { bankById } from '#sim/features/cashier/rules/banks.ts';
import { channelOf } from '#sim/features/cashier/rules/deposit-channels.ts';
import { type Deposit, deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { type Withdrawal, withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { nameOfBet } from '#sim/features/games/rules/bet-name.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { transactionName } from '#sim/features/shared/transaction-codes.ts';

type Receipt = Value<'issueReceipt'>;
type Kind = Receipt['kind'];

interface Order extends Omit<Receipt, 'code' | 'name'> {
  /** Members who may get its receipt. */
  readonly owners: readonly string[];
  readonly nameIn: (language: WireLanguage) => string;
}

const depositStatus = {
  pending: 'pending',
  reviewing: 'pending',
  approved: 'completed',
  rejected: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
} as const;

const withdrawalStatus = {
  reviewing: 'pending',
  processing: 'pending',
  paid: 'completed',
  rejected: 'failed',
  cancelled: 'cancelled',
} as const;

const cashierOrder = ({ id, member, at, settledAt, minor, fee }: Deposit | Withdrawal) => ({
  number: id,
  at,
  settledAt,
  amount: toMajor(minor),
  fee: toMajor(fee),
  payout: null,
  owners: [member],
});

const finders: Readonly<Record<Kind, (state: State, id: string) => Order | undefined>> = {
  deposit: (state, id) => {
    const it = state.get(deposits, id);
    return (
      it && {
        ...cashierOrder(it),
        kind: 'deposit',
        status: depositStatus[it.status],
        nameIn: (language) => (it.bankId && bankById(it.bankId)?.name) || textIn(channelOf(it.channel).name, language),
      }
    );
  },
  withdrawal: (state, id) => {
    const it = state.get(withdrawals, id);
    return (
      it && {
        ...cashierOrder(it),
        kind: 'withdrawal',
        status: withdrawalStatus[it.status],
        nameIn: () => `${bankById(it.bankId)?.name ?? it.bankId} ${it.number}`,
      }
    );
  },
  transfer: (state, id) => {
    const it = state.get(postings, id);
    if (!it || receiptKindOf(it.type) !== 'transfer') return undefined;
    return {
      kind: 'transfer',
      number: it.id,
      at: it.at,
      settledAt: it.at,
      amount: toMajor(it.entries.reduce((sum, { minor }) => sum + Math.max(0, minor), 0)),
      fee: null,
      payout: null,
      status: 'completed',
      owners: it.entries.map(({ account }) => account.split(':')[1] ?? ''),
      nameIn: (language) => transactionName(it.type, language),
    };
  },
  bet: (state, id) => {
    const it = state.get(bets, id);
    return it && !it.play
      ? {
          kind: 'bet',
          number: it.id,
          at: it.at,
          settledAt: it.settledAt,
          amount: toMajor(it.stake),
          fee: null,
          payout: it.state === 'open' ? null : toMajor(it.payout),
          status: it.state,
          owners: [it.member],
          nameIn: () => nameOfBet(state, it),
        }
      : undefined;
  },
};

const kinds = Object.keys(finders) as readonly Kind[];

/** Key of this world's verification codes. */
interface ReceiptKey extends Doc {
  readonly hex: string;
}

const receiptKeys = collection<ReceiptKey>()('receipt-key');

const keyOf = (world: World): string => {
  const known = world.state.get(receiptKeys, 'key');
  if (known) return known.hex;
  const hex = world.secrets.hex(64);
  world.state.put(receiptKeys, { id: 'key', hex });
  return hex;
};

// Crockford's alphabet: no letter can be mistaken for a digit in a printed code.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signLength = 16;

/**
 * Returns 80 bits of an HMAC over the order, as 16 letters and digits, so that a code cannot be derived from the id.
 */
const signatureOf = (key: string, order: Order): string => {
  const text = JSON.stringify([order.kind, order.number, order.owners, order.amount, order.at]);
  const digest = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
  return [...digest.subarray(0, signLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
};

/** Returns the receipt of a member's order. Throws `resource.unknown` for orders of others. */
export const issueReceipt = (
  world: World,
  memberId: string,
  order: { readonly kind: Kind; readonly id: string },
  language: WireLanguage,
): Receipt => {
  const found = finders[order.kind](world.state, order.id);
  if (!found?.owners.includes(memberId)) throw new Refusal('resource.unknown');
  const { owners: _owners, nameIn, ...shown } = found;
  const groups = signatureOf(keyOf(world), found).match(/.{4}/g) ?? [];
  return { ...shown, name: nameIn(language), code: [found.number, ...groups].join('-') };
};

/** Returns the data that a genuine code proves. Throws `resource.unknown` for all others. */
export const verifyReceipt = (world: World, code: string): Value<'verifyReceipt'> => {
  const normalized = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const number = normalized.slice(0, -signLength);
  const signature = normalized.slice(-signLength).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const key = world.state.get(receiptKeys, 'key');
  for (const it of key ? kinds : []) {
    const order = finders[it](world.state, number);
    if (!order || !key || signature.length !== signLength) continue;
    if (!timingSafeEqual(Buffer.from(signatureOf(key.hex, order)), Buffer.from(signature))) continue;
    return { number: order.number, amount: order.amount, status: order.status, at: order.at };
  }
  // The count of attempts must be kept.
  throw new Refusal('resource.unknown', { keep: true, why: 'no receipt has this code' });
};
