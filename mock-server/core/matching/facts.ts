import type { Doc } from '../collection.ts';
import { kind } from '../collection.ts';
import type { JournalEntry } from '../journal.ts';

/** What a call carries, as far as it can be matched. */
export interface Facts {
  /** Account of the caller; null for a guest. */
  readonly member: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: unknown;
}

/** A note of the world that overrides set and matches ask for; the id is its name. */
interface Note extends Doc {
  readonly value: string;
}

export const note = kind<Note>().named('note');

export const queryOf = (url: string): Record<string, string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1)));
};

/** What the journal tells of a call. */
export const factsOfEntry = ({ account, url, requestHeaders, requestBody }: JournalEntry): Facts => ({
  member: account,
  query: queryOf(url),
  headers: requestHeaders,
  body: requestBody,
});
