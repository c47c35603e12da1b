interface OpenEntry {
  /** Name of a collection, or of the only entry of its kind. */
  readonly collection: string;
  readonly slug?: string | undefined;
  /** As in the addresses of tools, such as `promotions/reload`; absent for a list. */
  readonly path?: string;
}

/** Returns the entry that is open, from the address. */
export const openEntry = (): OpenEntry | undefined => {
  const single = /^\/keystatic\/singleton\/([\w-]+)/.exec(location.pathname)?.[1];
  if (single !== undefined) return { collection: single, path: single.replace(/^words-/, 'words/') };
  const [, collection, slug] = /^\/keystatic\/collection\/([\w-]+)(?:\/item\/([^/]+))?/.exec(location.pathname) ?? [];
  if (collection === undefined) return undefined;
  return { collection, ...(slug !== undefined && { slug, path: `${collection}/${slug}` }) };
};
