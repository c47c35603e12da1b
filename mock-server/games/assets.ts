import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
  readonly tag: string;
}

const screens = ['slot', 'table', 'live', 'lottery', 'crash', 'fish', 'sports', 'refused'] as const;

const folder = fileURLToPath(new URL('./screens/', import.meta.url));

const asset = (type: string, body: Buffer): Asset => ({
  type,
  body,
  tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});

/** Scripts and styles of all screens, by file name, bundled from their source. */
export const bundleScreens = async (): Promise<ReadonlyMap<string, Asset>> => {
  // Loaded late: no other part of the simulator bundles anything.
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: Object.fromEntries(screens.map((name) => [name, `${folder}${name}/main.ts`])),
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['safari16.4', 'chrome111', 'firefox113'],
    loader: { '.svg': 'dataurl' },
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      path.slice(folder.length),
      asset(
        path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        Buffer.from(contents),
      ),
    ]),
  );
};

const symbol = async (name: string): Promise<Asset | undefined> => {
  const body = await readFile(fileURLToPath(new URL(`./symbols/${name}.webp`, import.meta.url))).catch(() => undefined);
  return body && asset('image/webp', body);
};

/** What the games load: `/{file}` of the bundle, made when first asked for, and `/symbols/{name}.webp`. */
export const gameAssets = (): Router => {
  let files: Promise<ReadonlyMap<string, Asset>> | undefined;
  const find = async (path: string): Promise<Asset | undefined> => {
    const name = /^symbols\/([a-z0-9-]+)\.webp$/.exec(path)?.[1];
    if (name) return symbol(name);
    files ??= bundleScreens();
    return (await files).get(path);
  };
  return Router().get('/*path', async (request, response) => {
    const found = await find(request.path.slice(1));
    if (!found) {
      response.status(404).type('text').send('No such file\n');
      return;
    }
    response.set({ 'Content-Type': found.type, ETag: found.tag, 'Cache-Control': 'public, max-age=300' });
    if (request.fresh) response.status(304).end();
    else response.send(found.body);
  });
};
