// Biome: a control character is what this looks for.
const unstorable = /[\0\p{Surrogate}]/u;

/** Returns whether every store accepts a text as an id: PostgreSQL refuses U+0000 and replaces unpaired surrogates. */
export const isStorableText = (text: string): boolean => !unstorable.test(text);

/** Deeper values are not searched, so that no input overflows the stack. */
const maxDepth = 100;

/** Returns the path of the first text of a JSON value that cannot be an id, names of fields included; else undefined. */
export const unstorableField = (value: unknown, path: readonly string[] = []): string | undefined => {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path.join('.');
  if (typeof value !== 'object' || value === null || path.length > maxDepth) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    if (!isStorableText(name)) return path.join('.');
    const found = unstorableField(inner, [...path, name]);
    if (found !== undefined) return found;
  }
  return undefined;
};
