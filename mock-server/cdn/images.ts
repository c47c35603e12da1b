import type { RequestHandler } from 'express';
import { widths } from '#lib/images.ts';
import type { Cache } from '#sim/core/memory-budget.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

let opening: Promise<PictureStore> | undefined;
let opened: PictureStore | undefined;

// The drawing code is large and rarely used, so it is loaded with the first picture.
const open = async (): Promise<PictureStore> => {
  const [{ renderAsset }, { catalogue }, { teams }, { bankMarks }] = await Promise.all([
    import('#sim/art/cdn.ts'),
    import('#sim/features/games/catalogue/catalogue.ts'),
    import('#sim/features/games/catalogue/leagues.ts'),
    import('#sim/features/cashier/rules/banks.ts'),
  ]);
  const subjects = { ...catalogue(), teams, banks: bankMarks };
  opened = createPictureStore((name) => {
    const [path = '', width] = name.split('@');
    return renderAsset(path, width ? Number(width) : undefined, subjects);
  });
  return opened;
};

/** Reports the memory of cached pictures to the budget of the process. */
export const pictureCache: Cache = {
  name: 'pictures',
  bytes: () => opened?.bytes() ?? 0,
  clear: () => opened?.clear(),
};

/** Widths that pages request, in pixels. Any other width would add a file on disk. */
const offered = new Set(['', '192', '480', ...Object.values(widths).flat().map(String)]);

/**
 * Returns the file to send: a `.webp` as AVIF if the browser accepts it, which is a third smaller at the same quality.
 */
const answering = (path: string, accepted = ''): string =>
  accepted.includes('image/avif') ? path.replace(/\.webp$/, '.avif') : path;

/**
 * Serves the pictures of the image hosts `/cdn/:host/*path`, in the width given by `w` and the best format in `Accept`.
 */
export const images: RequestHandler = async (request, response) => {
  const path = ([] as string[]).concat(request.params.path ?? []).join('/');
  const width = request.query.w === undefined ? '' : String(request.query.w);
  opening ??= open();
  const { find } = await opening;
  const isValidRequest = /^[\w./-]{1,120}$/.test(path) && !path.includes('..') && offered.has(width);
  const file = answering(path, request.headers.accept);
  const picture = isValidRequest ? await find(width ? `${file}@${width}` : file) : undefined;
  if (!picture) {
    response.status(404).type('text').send('No such picture');
    return;
  }
  response.setHeader('cache-control', 'public, max-age=604800');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (path.endsWith('.webp')) response.vary('Accept');
  response.type(picture.type).send(picture.body);
};
