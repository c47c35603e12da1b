import { settleMove as settleMoveEndpoint } from '../../../contract/cashier/wallet.ts';
import { barePath } from '../../../lib/bare-path.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { api } from '../../../lib/http/client.ts';
import { CallError } from '../../../lib/http/errors.ts';
import { isUnsure } from '../../../lib/http/unsure.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { readSession } from '../../../lib/storage/session-item.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';

/**
 * A transaction whose outcome is not known yet (X19). It is kept from before it is sent until its response is known: in
 * memory, because storage may be full or cleared, and in the tab's storage, so that a reload finds it. Each form has a
 * fixed name of its own for it, such as `withdraw` or `uplineTransfer`.
 */
interface PendingTransaction {
  readonly key: string;
  /** Account that started it; other members of this tab ignore it. */
  readonly account: string;
  /** Path of the page that started it and asks for its outcome while it is open. */
  readonly page: string;
}

/** Thrown when the outcome is unknown: the response was lost, or an earlier transaction of the same name is pending. */
export class TransactionUnconfirmed extends Error {
  override readonly name = 'TransactionUnconfirmed';
}

/** Approximate maximum size of a stored transaction, in characters. */
const entrySize = 200;

type Pending = Readonly<Record<string, PendingTransaction>>;

const account = (): string => readSession()?.userName ?? '';

const readStored = (): Pending => {
  const kept = sessionArea.readJson(keys.session.pendingMoves);
  return typeof kept === 'object' && kept !== null ? (kept as Pending) : {};
};

/** Pending transactions of this document, by their keys. */
const inMemory = new Map<string, PendingTransaction & { readonly name: string }>();

const writeStored = (all: Pending): void => {
  if (Object.keys(all).length > 0) sessionArea.write(keys.session.pendingMoves, JSON.stringify(all));
  else sessionArea.remove(keys.session.pendingMoves);
};

const remember = (name: string, move: PendingTransaction): void => {
  inMemory.set(move.key, { ...move, name });
  writeStored({ ...readStored(), [name]: move });
};

const forget = (name: string, { key }: PendingTransaction): void => {
  inMemory.delete(key);
  const { [name]: stored, ...others } = readStored();
  // A later page of this tab may have stored a transaction of its own under the name.
  if (stored?.key === key) writeStored(others);
};

const here = (): string => barePath(location.pathname);

const findPending = (name: string): PendingTransaction | null => {
  const stored = readStored()[name];
  if (stored?.account === account()) return stored;
  return [...inMemory.values()].find((move) => move.name === name && move.account === account()) ?? null;
};

/** Returns the names of the member's pending transactions that other pages started. */
export const pendingOnOtherPages = (): string[] =>
  Object.entries(readStored())
    .filter(([, move]) => move.account === account() && move.page !== here())
    .map(([name]) => name);

export const isPending = (name: string): boolean => findPending(name) !== null;

/**
 * Whether an earlier document of this tab may have sent a transaction that this one cannot know of: session storage takes
 * no entry of that size.
 */
export const mayHaveLostKeys = (): boolean => {
  const area = keys.session.pendingMoves;
  const stored = sessionArea.read(area);
  // Spaces around JSON change nothing, should the page end between the two writes.
  const kept = sessionArea.write(area, `${stored ?? '{}'}${' '.repeat(entrySize)}`);
  if (stored === null) sessionArea.remove(area);
  else sessionArea.write(area, stored);
  return !kept;
};

const running = new Map<string, Promise<unknown>>();

const start = async <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  if (isPending(name)) throw new TransactionUnconfirmed();
  // An offline device sends nothing, so no outcome has to be settled later.
  if (!navigator.onLine) throw new CallError('network.offline');
  const move = { key: randomId(), account: account(), page: here() };
  remember(name, move);
  try {
    const value = await send(move.key);
    forget(name, move);
    return value;
  } catch (error) {
    if (isUnsure(error)) throw new TransactionUnconfirmed();
    forget(name, move);
    throw error;
  }
};

/**
 * Makes a move of money: `send` places the call with the key it is given. A second tap gets the answer of the first.
 * Throws the server's CallError, then nothing moved; TransactionUnconfirmed when nobody can tell, then `settleTransaction` is next.
 */
export const runTransaction = <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  const sameMove = running.get(name) as Promise<V> | undefined;
  if (sameMove) return sameMove;
  const move = start(name, send).finally(() => running.delete(name));
  running.set(name, move);
  return move;
};

/**
 * Returns how the pending transaction ended: its value, or null when it did not take place and never will. Throws
 * CallError when the server cannot be asked now; the transaction stays pending. Throws TransactionUnconfirmed when no key is left to
 * ask with: then nobody may claim that no money moved.
 */
export const settleTransaction = async <V>(name: string): Promise<V | null> => {
  // A session that ended meanwhile knows nothing: the move waits for its owner to log in again.
  if (!readSession()) throw new CallError('session.expired');
  const move = findPending(name);
  if (!move) throw new TransactionUnconfirmed();
  const { done, value } = await api(settleMoveEndpoint, { body: { key: move.key } });
  forget(name, move);
  return done ? (value as V) : null;
};
