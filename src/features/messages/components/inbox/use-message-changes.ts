import { useEffect, useState } from 'react';
import type { Message, Value } from '#contract/types.ts';

export interface Change {
  readonly read?: boolean;
  readonly gone?: boolean;
}

/** Returns the local changes (read, deleted) since the first page was loaded. */
export const useMessageChanges = (first: Value<'inbox'> | null) => {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());

  // A new first page includes all changes made before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every response.
  useEffect(() => setChanges(new Map()), [first]);

  return {
    change: (ids: readonly number[], change: Change): void =>
      setChanges((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...change }] as const)])),
    /** Returns the messages with local changes applied, without deleted ones. */
    changed: (messages: readonly Message[]): readonly Message[] =>
      messages
        .filter(({ id }) => !changes.get(id)?.gone)
        .map((it) => ({ ...it, read: changes.get(it.id)?.read ?? it.read })),
    /** Number of deleted messages. */
    gone: [...changes.values()].filter(({ gone }) => gone).length,
  };
};
