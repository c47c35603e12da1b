import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isPackaged, productRoot } from '#sim/product.ts';

export interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

/** Store of drawn pictures. */
export interface PictureStore {
  find(name: string): Promise<Picture | undefined>;
  /** Returns the size of the pictures in memory. */
  bytes(): number;
  /** Removes pictures from memory; they are read or drawn again when needed. */
  clear(): void;
}

const maxBytes = 48 * 1024 * 1024;

/** Returns a hash that changes with every line of the drawing code, the catalogue and the brands. */
const drawingCodeHash = (): string => {
  const hash = createHash('sha256');
  const code = [
    '{mock-server/art,mock-server/features/games/catalogue}/**/*.ts',
    'mock-server/core/seeded-random.ts',
    'src/brands/*/{brand.yaml,symbol.svg}',
  ];
  for (const file of globSync(code, { cwd: productRoot }).sort()) {
    hash.update(readFileSync(join(productRoot, file)));
  }
  return hash.digest('hex').slice(0, 12);
};

/** Returns the folder of drawn pictures. A package contains those that pages request, because it cannot draw them. */
export const pictureFolder = (): string =>
  isPackaged ? join(productRoot, 'pictures') : join(productRoot, 'node_modules/.cache/pictures', drawingCodeHash());

/** Returns whether pictures can be stored in the folder; on a read-only disk each process draws them itself. */
const openFolder = (folder: string): boolean => {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.used'), '');
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of a picture in the folder. */
export const pictureFile = (folder: string, name: string): string => join(folder, name.replaceAll(/[^\w./-]/g, '_'));

const vectorType = 'image/svg+xml';

/** Vector pictures are drawn quickly, and some exist for any name, so they are not stored on disk. */
const isVector = (name: string): boolean => name.includes('.svg') || name.includes('vendor_images');

/**
 * Caches drawn pictures: up to 48 MiB in memory, evicting the oldest first, and raster pictures also on disk for later
 * processes. Concurrent requests for a picture share one drawing.
 */
export const createPictureStore = (draw: (name: string) => Promise<Picture | undefined>): PictureStore => {
  const folder = pictureFolder();
  const isWritable = openFolder(folder);
  const cached = new Map<string, { readonly drawn: Promise<Picture | undefined>; size: number }>();
  let bytes = 0;

  const read = async (name: string): Promise<Picture | undefined> => {
    if (isVector(name)) return draw(name);
    const file = pictureFile(folder, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored?.length) return { type: `image/${/\.(\w+)/.exec(name)?.[1]}`, body: stored };
    const picture = await draw(name);
    // Without sharp the drawing itself (SVG) is returned, which does not match the name of the file.
    if (picture && isWritable && picture.type !== vectorType) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture.body);
    }
    return picture;
  };

  const evict = (name: string): void => {
    bytes -= cached.get(name)?.size ?? 0;
    cached.delete(name);
  };

  return {
    bytes: () => bytes,
    clear: () => {
      for (const name of cached.keys()) evict(name);
    },
    find: async (name) => {
      const known = cached.get(name);
      if (known) return known.drawn;
      const entry = { drawn: read(name), size: 0 };
      cached.set(name, entry);
      const picture = await entry.drawn.catch((error: unknown) => {
        evict(name);
        throw error;
      });
      // Unknown names are not cached: requests with invented names would fill the map.
      if (!picture) evict(name);
      if (!picture || cached.get(name) !== entry) return picture;
      entry.size = picture.body.length;
      bytes += entry.size;
      for (const oldest of cached.keys()) {
        if (bytes <= maxBytes) break;
        evict(oldest);
      }
      return picture;
    },
  };
};
