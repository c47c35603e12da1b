import { outcomeOfMove } from '../../api/cashier/moves.ts';
import { CallError } from '../../api/errors.ts';
import { isUnsure } from '../../api/unsure.ts';
import { keys } from '../../browser/keys.ts';
import { randomId } from '../../browser/random-id.ts';
import { readSession } from '../../browser/session-item.ts';
import { sessionArea } from '../../browser/storage.ts';
import { barePath } from '../../domain/bare-path.ts';

/**
 * A move of money on its way (X19). It is kept in the tab's storage from before it is sent until its answer is known,
 * so that a reload finds it. Each form has a fixed name of its own for it, such as `withdraw` or `uplineTransfer`.
 */
interface PendingMove {
  readonly key: string;
  /** Whose it is: another member in this tab has nothing to do with it. */
  readonly account: string;
  /** Path of the page that made it and asks how it ended as long as it is open. */
  readonly page: string;
}

/** Whether the move took place is not known: the answer was lost, or an earlier move of the same name is not answered yet. */
export class MoveUnsure extends Error {
  override readonly name = 'MoveUnsure';
}

type Pending = Readonly<Record<string, PendingMove>>;

const account = (): string => readSession()?.userName ?? '';

const readAll = (): Pending => {
  const kept = sessionArea.readJson(keys.session.pendingMoves);
  return typeof kept === 'object' && kept !== null ? (kept as Pending) : {};
};

const saveMove = (name: string, move: PendingMove | null): void => {
  const { [name]: _, ...others } = readAll();
  const all = move ? { ...others, [name]: move } : others;
  if (Object.keys(all).length > 0) sessionArea.write(keys.session.pendingMoves, JSON.stringify(all));
  else sessionArea.remove(keys.session.pendingMoves);
};

const here = (): string => barePath(location.pathname);

const pendingMove = (name: string): PendingMove | null => {
  const found = readAll()[name];
  return found?.account === account() ? found : null;
};

/** Names of the member's moves that another page than this made. */
export const pendingElsewhere = (): string[] =>
  Object.entries(readAll())
    .filter(([, move]) => move.account === account() && move.page !== here())
    .map(([name]) => name);

export const isPending = (name: string): boolean => pendingMove(name) !== null;

const running = new Map<string, Promise<unknown>>();

const start = async <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  if (isPending(name)) throw new MoveUnsure();
  // What cannot leave the device need not be asked after.
  if (!navigator.onLine) throw new CallError('network.offline');
  const key = randomId();
  saveMove(name, { key, account: account(), page: here() });
  try {
    const value = await send(key);
    saveMove(name, null);
    return value;
  } catch (error) {
    if (isUnsure(error)) throw new MoveUnsure();
    saveMove(name, null);
    throw error;
  }
};

/**
 * Makes a move of money: `send` places the call with the key it is given. A second tap gets the answer of the first.
 * Throws the server's CallError, then nothing moved; MoveUnsure when nobody can tell, then `settleMove` is next.
 */
export const makeMove = <V>(name: string, send: (key: string) => Promise<V>): Promise<V> => {
  const sameMove = running.get(name) as Promise<V> | undefined;
  if (sameMove) return sameMove;
  const move = start(name, send).finally(() => running.delete(name));
  running.set(name, move);
  return move;
};

/**
 * Learns how the pending move ended: its answer, or null when it did not take place and never will. Throws CallError
 * when that cannot be had now; the move stays pending.
 */
export const settleMove = async <V>(name: string): Promise<V | null> => {
  // A session that ended meanwhile knows nothing: the move waits for its owner to log in again.
  if (!readSession()) throw new CallError('session.expired');
  const move = pendingMove(name);
  if (!move) return null;
  const { done, value } = await outcomeOfMove(move.key);
  saveMove(name, null);
  return done ? (value as V) : null;
};
