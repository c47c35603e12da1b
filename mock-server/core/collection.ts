/** Base of all documents. Documents are immutable; changes replace them. */
export interface Doc {
  readonly id: string;
}

// A method type is bivariant, so that Collection<Member> is assignable to Collection<Doc>.
type IndexBy<D> = { valuesOf(doc: D): string | readonly string[] | null }['valuesOf'];

/**
 * A typed collection of documents. `indexes` maps the name of each index to a function that returns the value or values
 * of a document in it.
 */
export interface Collection<D extends Doc, I extends string = string> {
  readonly name: string;
  readonly indexes: Readonly<Record<I, IndexBy<D>>>;
}

/** Declares a collection: `collection<Member>()('member', indexes)`. Its name must be unique. */
export const collection =
  <D extends Doc>() =>
  <I extends string = never>(name: string, indexes = {} as Record<I, IndexBy<D>>): Collection<D, I> => ({
    name,
    indexes,
  });
