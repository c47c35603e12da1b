import { keys } from './storage/keys.ts';
import { localArea } from './storage/storage.ts';

/** Notifies the other tabs that a call of this one moved money. */
export const announceMoney = (): void => {
  localArea.write(keys.local.moneyMoved, String(performance.timeOrigin + performance.now()));
};

/**
 * Calls `run` when another tab has moved money. Returns a function that unsubscribes. Storage events, unlike an open
 * channel, do not keep a page out of the back/forward cache.
 */
export const onMoneyMoved = (run: () => void): (() => void) => {
  const handle = ({ key }: StorageEvent): void => {
    if (key === keys.local.moneyMoved) run();
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
};
