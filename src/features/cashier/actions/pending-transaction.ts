import { settleMove as settleMoveEndpoint } from '#contract/cashier/wallet.ts';
import { systemStatus } from '#contract/site/system.ts';
import { requireOpenSystem } from '#features/site/actions/system-status.ts';
import { barePath } from '#lib/bare-path.ts';
import { randomId } from '#lib/browser/random-id.ts';
import { api } from '#lib/http/client.ts';
import { CallError } from '#lib/http/errors.ts';
import { isOutcomeUnknown } from '#lib/http/outcome.ts';
import { keys } from '#lib/storage/keys.ts';
import { readSession } from '#lib/storage/session-item.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/**
 * A transaction with an unknown outcome. It is stored before it is sent and kept until its response arrives: in
 * memory, because storage may be full or cleared, and in session storage, so that it survives a reload. Each form has a
 * fixed name of its own, such as `withdraw` or `uplineTransfer`.
 */
interface PendingTransaction {
  readonly key: string;
  /** Account that started it; other members of this tab ignore it. */
  readonly account: string;
  /** Path of the page that started it and settles it while it is open. */
  readonly page: string;
}

/** Thrown when the outcome is unknown: the response was lost, or an earlier transaction of the same name is pending. */
export class TransactionUnconfirmed extends Error {
  override readonly name = 'TransactionUnconfirmed';
}

/** Approximate maximum size of a stored transaction, in characters. */
const maxEntrySize = 200;

type Pending = Readonly<Record<string, PendingTransaction>>;

const account = (): string => readSession()?.userName ?? '';

const stored = storedItem(sessionArea, keys.session.pendingMoves, objectWith<Pending>());

const readStored = (): Pending => stored.read() ?? {};

/** Pending transactions of this document, by their keys. */
const inMemory = new Map<string, PendingTransaction & { readonly name: string }>();

const writeStored = (all: Pending): void => void stored.write(Object.keys(all).length > 0 ? all : null);

const remember = (name: string, transaction: PendingTransaction): void => {
  inMemory.set(transaction.key, { ...transaction, name });
  writeStored({ ...readStored(), [name]: transaction });
};

const forget = (name: string, { key }: PendingTransaction): void => {
  inMemory.delete(key);
  const { [name]: pending, ...others } = readStored();
  // A later page of this tab may have stored a transaction of its own under the name.
  if (pending?.key === key) writeStored(others);
};

const here = (): string => barePath(location.pathname);

const findPending = (name: string): PendingTransaction | null => {
  const pending = readStored()[name];
  if (pending?.account === account()) return pending;
  return (
    [...inMemory.values()].find((transaction) => transaction.name === name && transaction.account === account()) ?? null
  );
};

/** Returns the names of the member's pending transactions that other pages started. */
export const pendingOnOtherPages = (): string[] =>
  Object.entries(readStored())
    .filter(([, transaction]) => transaction.account === account() && transaction.page !== here())
    .map(([name]) => name);

export const isPending = (name: string): boolean => findPending(name) !== null;

/**
 * Returns whether an earlier document of this tab may have sent a transaction whose key could not be stored, because
 * session storage rejects an entry of that size.
 */
export const mayHaveLostKeys = (): boolean => {
  const area = keys.session.pendingMoves;
  const text = sessionArea.read(area);
  // Trailing spaces are valid JSON, so the entry stays readable if the page closes between the two writes.
  const isWritten = sessionArea.write(area, `${text ?? '{}'}${' '.repeat(maxEntrySize)}`);
  if (text === null) sessionArea.remove(area);
  else sessionArea.write(area, text);
  return !isWritten;
};

const running = new Map<string, Promise<unknown>>();

/** Returns whether the platform itself failed, not the transaction. */
const isSystemFailure = (error: unknown): boolean =>
  isOutcomeUnknown(error) || (error instanceof CallError && /^(system|network)\./.test(error.code));

/** The last transaction failed because of the platform, so the next one checks the system status first. */
let hasFailed = false;

const start = async <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  if (isPending(name)) throw new TransactionUnconfirmed();
  // Some devices wrongly report that they are offline, so a read checks the connection: if it fails, no transaction was
  // sent and none has to be settled.
  if (!navigator.onLine) await api(systemStatus);
  if (hasFailed) await requireOpenSystem();
  const transaction = { key: randomId(), account: account(), page: here() };
  remember(name, transaction);
  try {
    const value = await send(transaction.key);
    forget(name, transaction);
    hasFailed = false;
    return value;
  } catch (error) {
    hasFailed = isSystemFailure(error);
    if (isOutcomeUnknown(error)) throw new TransactionUnconfirmed();
    forget(name, transaction);
    throw error;
  }
};

/**
 * Runs a transaction: `send` makes the call under the given idempotency key. A second call while one runs returns the same
 * promise.
 * Throws CallError if the server rejects it, and TransactionUnconfirmed if the outcome is unknown: then call
 * `settleTransaction`.
 */
export const runTransaction = <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  const sameTransaction = running.get(name) as Promise<V> | undefined;
  if (sameTransaction) return sameTransaction;
  const transaction = start(name, send).finally(() => running.delete(name));
  running.set(name, transaction);
  return transaction;
};

/**
 * Resolves the outcome of the pending transaction: its value, or null if it did not and will not take place. Throws
 * CallError if the server cannot be reached; the transaction stays pending. Throws TransactionUnconfirmed if its key is
 * lost: then the outcome stays unknown.
 */
export const settleTransaction = async <V>(name: string): Promise<V | null> => {
  // Without a session the outcome cannot be requested; the transaction stays pending until the next login.
  if (!readSession()) throw new CallError('session.expired');
  const transaction = findPending(name);
  if (!transaction) throw new TransactionUnconfirmed();
  hasFailed = true;
  const { done, value } = await api(settleMoveEndpoint, { body: { key: transaction.key } });
  forget(name, transaction);
  return done ? (value as V) : null;
};
