/** What every document has. Documents are never changed, only replaced. */
export interface Doc {
  readonly id: string;
}

// Taken from a method, so that a kind of members passes as a kind of documents.
type IndexBy<D> = { valuesOf(doc: D): string | readonly string[] | null }['valuesOf'];

/**
 * A typed collection of documents. `indexes` name the ways to find them besides their id,
 * each by the value or values it files a document under.
 */
export interface Kind<D extends Doc, I extends string = string> {
  readonly name: string;
  readonly indexes: Readonly<Record<I, IndexBy<D>>>;
}

/** Declares a collection; its name is unique among all. */
export const kind = <D extends Doc>() => ({
  named: <I extends string = never>(name: string, indexes = {} as Record<I, IndexBy<D>>): Kind<D, I> => ({
    name,
    indexes,
  }),
});
