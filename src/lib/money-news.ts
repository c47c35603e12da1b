import { keys } from './storage/keys.ts';
import { localArea } from './storage/storage.ts';

/** Notifies the other tabs that a call of this one moved money. */
export const announceMoney = (): void => {
  localArea.write(keys.local.moneyMoved, String(performance.timeOrigin + performance.now()));
};

/** Shortest time between two announcements of rounds, ms: other tabs reload with each, and automatic rounds are fast. */
const roundDelayMs = 2_000;
let isRoundPending = false;

/** Notifies the other tabs of rounds of a game, at most once in two seconds. */
export const announceRound = (): void => {
  if (isRoundPending) return;
  isRoundPending = true;
  const announce = (): void => {
    clearTimeout(timer);
    removeEventListener('pagehide', announce);
    isRoundPending = false;
    announceMoney();
  };
  const timer = setTimeout(announce, roundDelayMs);
  // A closed tab announces its last round too.
  addEventListener('pagehide', announce);
};

const listeners = new Set<() => void>();

/** Notifies this page and the other tabs that money moved or an order became final on the server. */
export const announceServerMoney = (): void => {
  announceMoney();
  for (const run of listeners) run();
};

/**
 * Calls `run` when another tab or the server has moved money. Returns a function that unsubscribes. Storage events, unlike
 * an open channel, do not keep a page out of the back/forward cache.
 */
export const onMoneyMoved = (run: () => void): (() => void) => {
  const handle = ({ key }: StorageEvent): void => {
    if (key === keys.local.moneyMoved) run();
  };
  addEventListener('storage', handle);
  listeners.add(run);
  return () => {
    removeEventListener('storage', handle);
    listeners.delete(run);
  };
};
