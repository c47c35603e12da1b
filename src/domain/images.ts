/** Widths the image hosts draw game tiles in, pixels. */
const tileWidths = [240, 360, 480] as const;
const heroWidths = [360, 480, 720] as const;

/** `srcset` of a picture at the widths of its place. */
export const srcSet = (url: string, place: 'tile' | 'hero' | 'banner'): string => {
  const widths = place === 'tile' ? tileWidths : place === 'hero' ? heroWidths : [480, 780, 1080];
  return widths.map((width) => `${url}?w=${width} ${width}w`).join(', ');
};

/** The picture on its image host; `path` is what a reply names, an https address and an editor's own picture stand as they are (R121). */
export const imageUrl = (cdn: string, path: string): string =>
  /^((https:)?\/\/|\/content\/)/.test(path) ? path : cdn + path;
