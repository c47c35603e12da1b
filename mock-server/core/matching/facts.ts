import { collection, type Doc } from '../collection.ts';
import type { JournalEntry } from '../journal.ts';
import { queryListsOf } from '../url.ts';

/** Parts of a call that can be matched. */
export interface Facts {
  /** Account of the caller; null for a guest. */
  readonly member: string | null;
  /** A list if a name occurs several times. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: unknown;
}

/** A value that overrides set and match conditions read; the id is its name. */
interface Note extends Doc {
  readonly value: string;
}

export const notes = collection<Note>()('note');

/** Returns the parts of a call in the journal that can be matched. */
export const factsOfEntry = ({ account, url, requestHeaders, requestBody }: JournalEntry): Facts => ({
  member: account,
  query: queryListsOf(url),
  headers: requestHeaders,
  body: requestBody,
});
