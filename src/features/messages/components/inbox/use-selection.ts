import { useState } from 'react';
import type { Inbox } from './use-inbox.ts';

type Ids = readonly number[];

/** Returns the selection of messages, its actions, and undo of the last deletion. */
export const useSelection = (inbox: Inbox) => {
  const [chosen, setChosen] = useState<Ids | null>(null);
  const [deleted, setDeleted] = useState<Ids>([]);
  return {
    /** Selected messages; null outside of selection mode. */
    chosen,
    setChosen: (ids: Ids | null): void => {
      setChosen(ids);
      setDeleted([]);
    },
    choose: (id: number, on: boolean): void =>
      setChosen((before) => (on ? [...(before ?? []), id] : (before ?? []).filter((it) => it !== id))),
    markChosen: (read: boolean): void => {
      if (chosen) void inbox.mark(chosen, read);
      setChosen(null);
    },
    remove: async (ids: Ids): Promise<void> => {
      setChosen(null);
      if (await inbox.remove(ids)) setDeleted(ids);
    },
    deleted,
    restore: (): void => {
      void inbox.restore(deleted);
      setDeleted([]);
    },
    /** Ends the option to restore them, which has no time limit. */
    forget: (): void => setDeleted([]),
  };
};
