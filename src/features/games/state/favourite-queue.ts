import { $session } from '#features/account/state/session.ts';
import { CallError } from '#lib/http/errors.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/** A change of a favourite made while offline. */
export interface QueuedFavourite {
  readonly account: string;
  readonly nodeId: number;
  readonly vendor: string;
  readonly on: boolean;
}

const stored = storedItem(sessionArea, keys.session.favouritesLater, (items): readonly QueuedFavourite[] =>
  Array.isArray(items) ? items.filter(objectWith<QueuedFavourite>('account', 'nodeId', 'vendor', 'on')) : [],
);

const read = (): readonly QueuedFavourite[] => stored.read() ?? [];

const write = (changes: readonly QueuedFavourite[]): void => void stored.write(changes.length > 0 ? changes : null);

/** Returns the member's queued changes, oldest first. */
export const queuedFavourites = (): readonly QueuedFavourite[] => {
  const account = $session.get()?.userName;
  return read().filter((change) => change.account === account);
};

const without = (account: string | undefined, nodeId: number): readonly QueuedFavourite[] =>
  read().filter((change) => change.account !== account || change.nodeId !== nodeId);

/** Queues a change; it replaces an earlier change of the same game. */
export const queueFavourite = (nodeId: number, vendor: string, on: boolean): void => {
  const account = $session.get()?.userName;
  if (account) write([...without(account, nodeId), { account, nodeId, vendor, on }]);
};

/** Removes the queued change of a game after a newer one was sent. */
export const dropQueuedFavourite = (nodeId: number): void => write(without($session.get()?.userName, nodeId));

/** Removes a change that was sent, unless a newer one has replaced it. */
export const dropSent = (sent: QueuedFavourite): void =>
  write(read().filter((change) => JSON.stringify(change) !== JSON.stringify(sent)));

/** Returns whether a change got no response and can be sent again; the call is idempotent. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'network.offline' || error.code === 'network.slow');
