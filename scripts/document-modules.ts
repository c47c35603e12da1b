const attribute = /<html[^>]*\sdata-modules="([^"]*)"/;

/** Returns the scripts in `_astro` that a built document and its islands need, by file name. */
export const documentModules = (html: string): readonly string[] =>
  attribute.exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
