/** Widths that the image hosts offer for each place, pixels. */
export const widths = { mini: [96], tile: [210, 240, 360], hero: [360, 460, 720], banner: [480, 780, 1080] } as const;

/** Returns the `srcset` of a picture for the widths of its place. */
export const srcSet = (url: string, place: keyof typeof widths): string =>
  widths[place].map((width) => `${url}?w=${width} ${width}w`).join(', ');

/**
 * Returns the URL of a picture on its image host; https addresses and pictures of editors are returned unchanged.
 */
export const imageUrl = (cdn: string, path: string): string =>
  /^((https:)?\/\/|\/content\/)/.test(path) ? path : cdn + path;

/** Returns the URLs of a picture on several hosts, to be tried in order, without duplicates. */
export const imageSources = (
  hosts: readonly string[],
  path: string,
  place: keyof typeof widths,
): readonly { readonly src: string; readonly srcSet: string }[] =>
  [...new Set(hosts.map((host) => imageUrl(host, path)))].map((url) => ({
    src: `${url}?w=${widths[place][0]}`,
    srcSet: srcSet(url, place),
  }));

/** Returns the path of a vendor's logo: JL in colour, all others white. */
export const vendorMark = (cdn: string, folder: string, code: string): string =>
  `${cdn}${folder}/${encodeURIComponent(code)}_${code === 'JL' ? 'color' : 'white'}`;

/** Returns the image host of a session: chosen at random and kept while the list contains it. */
export const chooseCdn = (hosts: readonly string[], kept: string | null, chance: number): string =>
  kept !== null && hosts.includes(kept) ? kept : (hosts[Math.floor(chance * hosts.length)] ?? '');
