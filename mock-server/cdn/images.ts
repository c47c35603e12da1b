import type { RequestHandler } from 'express';

interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

type Renderer = (path: string, width?: number) => Promise<Picture | undefined>;

/** Serves the pictures of the image hosts `/cdn/:host/*path`, in the width that `w` asks for. */
export const images: RequestHandler = async (request, response) => {
  const path = ([] as string[]).concat(request.params.path ?? []).join('/');
  const width = /^[1-9]\d{1,3}$/.test(String(request.query.w)) ? Number(request.query.w) : undefined;
  const picture = (await (await renderer())(path, width)) ?? undefined;
  if (!picture) {
    response.status(404).type('text').send('No such picture');
    return;
  }
  response.setHeader('cache-control', 'public, max-age=604800');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  response.type(picture.type).send(picture.body);
};

let loading: Promise<Renderer> | undefined;

const renderer = (): Promise<Renderer> => {
  const place: string = '../../src/art/cdn.ts';
  loading ??= import(place).then(
    (art: { renderAsset: Renderer }) => art.renderAsset,
    () => plain,
  );
  return loading;
};

/** A calm field in a hue of its own, until there is art. */
const plain: Renderer = async (path) => {
  const hue = [...path].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 360, 7);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 480"><rect width="360" height="480" fill="hsl(${hue} 40% 30%)"/></svg>`;
  return { type: 'image/svg+xml', body: Buffer.from(svg) };
};
