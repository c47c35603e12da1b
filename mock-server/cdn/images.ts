import type { RequestHandler } from 'express';
import { keepPictures, type Picture } from './picture-store.ts';

type Find = (name: string) => Promise<Picture | undefined>;

let opening: Promise<Find> | undefined;

// Drawing is heavy and rare: nothing of it is loaded before the first picture is asked for.
const open = async (): Promise<Find> => {
  const [{ renderAsset }, { catalogue }] = await Promise.all([
    import('../../src/art/cdn.ts'),
    import('../catalogue/games.ts'),
  ]);
  const subjects = catalogue();
  return keepPictures((name) => {
    const [path = '', width] = name.split('@');
    return renderAsset(path, width ? Number(width) : undefined, subjects);
  });
};

/** Widths that pages ask for, pixels; every other would be one more file on disk. */
const widths = new Set(['', '96', '192', '240', '360', '480', '720', '780', '1080']);

/** Serves the pictures of the image hosts `/cdn/:host/*path`, in the width that `w` asks for. */
export const images: RequestHandler = async (request, response) => {
  const path = ([] as string[]).concat(request.params.path ?? []).join('/');
  const width = request.query.w === undefined ? '' : String(request.query.w);
  opening ??= open();
  const find = await opening;
  const wanted = /^[\w./-]{1,120}$/.test(path) && !path.includes('..') && widths.has(width);
  const picture = wanted ? await find(width ? `${path}@${width}` : path) : undefined;
  if (!picture) {
    response.status(404).type('text').send('No such picture');
    return;
  }
  response.setHeader('cache-control', 'public, max-age=604800');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.type(picture.type).send(picture.body);
};
