import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packaged, productRoot } from '../product.ts';

export interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

/** Pictures at hand. */
export interface PictureStore {
  find(name: string): Promise<Picture | undefined>;
  /** What they hold in memory. */
  bytes(): number;
  /** Forgets those in memory; they are read or drawn again. */
  clear(): void;
}

const maxBytes = 48 * 1024 * 1024;

/** Changes with every line of the drawing code and the catalogue. */
const stampOfDrawing = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync('{src/art,mock-server/features/games/catalogue}/**/*.ts', { cwd: productRoot }).sort()) {
    hash.update(readFileSync(join(productRoot, file)));
  }
  return hash.digest('hex').slice(0, 12);
};

/** Where drawn pictures lie; a package brings those that pages ask for, and cannot be drawn anew. */
export const pictureFolder = (): string =>
  packaged ? join(productRoot, 'pictures') : join(productRoot, 'node_modules/.cache/pictures', stampOfDrawing());

/** Returns whether pictures can be stored in the folder; on a read-only disk each process draws its own. */
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

/** Vectors take no time to draw, and some have a name for whatever text one thinks of: they fill no disk. */
const isVector = (name: string): boolean => name.includes('.svg') || name.includes('vendor_images');

/**
 * Keeps drawn pictures: in memory up to 48 MiB, the oldest going first, and those of pixels on disk for the next
 * process. Two callers who want the same picture wait for one drawing.
 */
export const createPictureStore = (draw: (name: string) => Promise<Picture | undefined>): PictureStore => {
  const folder = pictureFolder();
  const writable = openFolder(folder);
  const kept = new Map<string, { readonly finding: Promise<Picture | undefined>; size: number }>();
  let bytes = 0;

  const read = async (name: string): Promise<Picture | undefined> => {
    if (isVector(name)) return draw(name);
    const file = pictureFile(folder, name);
    const stored = await readFile(file).catch(() => undefined);
    if (stored?.length) return { type: `image/${/\.(\w+)/.exec(name)?.[1]}`, body: stored };
    const picture = await draw(name);
    // Without sharp a picture comes as its drawing, which is no file of that name.
    if (picture && writable && picture.type !== vectorType) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture.body);
    }
    return picture;
  };

  const forget = (name: string): void => {
    bytes -= kept.get(name)?.size ?? 0;
    kept.delete(name);
  };

  return {
    bytes: () => bytes,
    clear: () => {
      for (const name of kept.keys()) forget(name);
    },
    find: async (name) => {
      const known = kept.get(name);
      if (known) return known.finding;
      const place = { finding: read(name), size: 0 };
      kept.set(name, place);
      const picture = await place.finding.catch((error: unknown) => {
        forget(name);
        throw error;
      });
      // A name that is no picture's is not kept: whoever invents names fills no map.
      if (!picture) forget(name);
      if (!picture || kept.get(name) !== place) return picture;
      place.size = picture.body.length;
      bytes += place.size;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
      return picture;
    },
  };
};
