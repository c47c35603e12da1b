import { useState } from 'react';
import type { Message, Value } from '#contract/types.ts';

export interface Change {
  readonly read?: boolean;
  readonly gone?: boolean;
}

type Page = Value<'inbox'>;
type Changes = ReadonlyMap<number, Change>;

const noChanges: Changes = new Map();

/**
 * Returns the local changes (read, deleted) since the first page was loaded. A new first page includes all changes made
 * before it.
 */
export const useMessageChanges = (first: Page | undefined) => {
  const [made, setMade] = useState({ of: first, changes: noChanges });
  const changes = made.of === first ? made.changes : noChanges;

  return {
    change: (ids: readonly number[], change: Change): void =>
      setMade((before) => {
        const known = before.of === first ? before.changes : noChanges;
        return {
          of: first,
          changes: new Map([...known, ...ids.map((id) => [id, { ...known.get(id), ...change }] as const)]),
        };
      }),
    /** Returns the messages with local changes applied, without deleted ones. */
    changed: (messages: readonly Message[]): readonly Message[] =>
      messages
        .filter(({ id }) => !changes.get(id)?.gone)
        .map((it) => ({ ...it, read: changes.get(it.id)?.read ?? it.read })),
    /** Number of deleted messages. */
    gone: [...changes.values()].filter(({ gone }) => gone).length,
  };
};
