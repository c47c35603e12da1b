import type { Doc } from '../collection.ts';
import { collection } from '../collection.ts';
import type { JournalEntry } from '../journal.ts';

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

export const queryOf = (url: string): Record<string, string> => {
  const mark = url.indexOf('?');
  return mark < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(mark + 1)));
};

/** Returns the query of a URL for matching, with lists for repeated names. */
export const queryListsOf = (url: string): Facts['query'] => {
  const mark = url.indexOf('?');
  if (mark < 0) return {};
  const params = new URLSearchParams(url.slice(mark + 1));
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
};

/** Returns the parts of a call in the journal that can be matched. */
export const factsOfEntry = ({ account, url, requestHeaders, requestBody }: JournalEntry): Facts => ({
  member: account,
  query: queryListsOf(url),
  headers: requestHeaders,
  body: requestBody,
});
