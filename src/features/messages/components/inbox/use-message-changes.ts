import { useEffect, useState } from 'react';
import type { Message, Value } from '../../../../contract/types.ts';

export interface Change {
  readonly read?: boolean;
  readonly gone?: boolean;
}

/** Returns the local changes (read, deleted) since the first page was loaded. */
export const useMessageChanges = (first: Value<'inbox'> | null) => {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());

  // A new first page has everything that was changed before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every new answer.
  useEffect(() => setChanges(new Map()), [first]);

  return {
    change: (ids: readonly number[], made: Change): void =>
      setChanges((before) => new Map([...before, ...ids.map((id) => [id, { ...before.get(id), ...made }] as const)])),
    /** These messages with what was changed in them, without those that were deleted. */
    changed: (messages: readonly Message[]): readonly Message[] =>
      messages
        .filter(({ id }) => !changes.get(id)?.gone)
        .map((it) => ({ ...it, read: changes.get(it.id)?.read ?? it.read })),
    /** How many were deleted. */
    gone: [...changes.values()].filter(({ gone }) => gone).length,
  };
};
