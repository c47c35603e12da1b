import type { Entry } from '../../state/requests.ts';

export interface RequestFilter {
  readonly word: string;
  /** Empty for all. */
  readonly method: string;
  /**
   * `2`, `4`, `5` for a class of statuses, `none` for calls whose connection was closed without a response; empty for
   * all.
   */
  readonly kind: string;
}

export const noRequestFilter: RequestFilter = { word: '', method: '', kind: '' };

const texts = new WeakMap<Entry, string>();

const textOf = (entry: Entry): string => {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const text = JSON.stringify(entry).toLowerCase();
  texts.set(entry, text);
  return text;
};

/**
 * Returns whether a call matches all words: `POST 403 login` as well as a part of a body. Three digits match the status
 * or a whole number, because they would often match parts of times and ids by chance.
 */
const found = (entry: Entry, words: readonly string[]): boolean =>
  words.every((word) =>
    /^\d{3}$/.test(word)
      ? entry.status === Number(word) || new RegExp(`(?<![\\w.])${word}(?!\\w)`).test(textOf(entry))
      : textOf(entry).includes(word),
  );

/** Status in the journal of a connection that was closed without a response. */
export const closedStatus = 444;

const kindOf = ({ status }: Entry): string => (status === closedStatus ? 'none' : String(Math.floor(status / 100)));

export const matching = (entries: readonly Entry[], { word, method, kind }: RequestFilter): readonly Entry[] => {
  const words = word.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) => (!method || entry.method === method) && (!kind || kindOf(entry) === kind) && found(entry, words),
  );
};
