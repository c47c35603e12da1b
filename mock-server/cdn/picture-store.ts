import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Picture {
  readonly type: string;
  readonly body: Buffer;
}

const root = join(import.meta.dirname, '../..');
const most = 48 * 1024 * 1024;

/** Where drawn pictures lie; a new folder whenever a line of the drawing code or catalogue changes. */
const openFolder = (): string | undefined => {
  const hash = createHash('sha256');
  for (const file of globSync('{src/art,mock-server/catalogue}/**/*.ts', { cwd: root }).sort()) {
    hash.update(readFileSync(join(root, file)));
  }
  const folder = join(root, 'node_modules/.cache/pictures', hash.digest('hex').slice(0, 12));
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.used'), '');
    return folder;
  } catch {
    // A read-only checkout draws anew in each process.
    return undefined;
  }
};

/**
 * Keeps drawn pictures: in memory up to 48 MiB, the oldest going first, and on disk for the next
 * process. Two callers who want the same picture wait for one drawing.
 */
export const keepPictures = (draw: (name: string) => Promise<Picture | undefined>) => {
  const folder = openFolder();
  const kept = new Map<string, Promise<Picture | undefined>>();
  let bytes = 0;

  const fileOf = (name: string): string | undefined => folder && join(folder, name.replaceAll(/[^\w./-]/g, '_'));

  const find = async (name: string): Promise<Picture | undefined> => {
    const file = fileOf(name);
    const type =
      name.includes('.svg') || name.includes('vendor_images') ? 'image/svg+xml' : `image/${/\.(\w+)/.exec(name)?.[1]}`;
    const stored = file ? await readFile(file).catch(() => undefined) : undefined;
    if (stored?.length) return { type, body: stored };
    const picture = await draw(name);
    if (picture && file) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture.body);
    }
    return picture;
  };

  const forget = (name: string, size: number): void => {
    if (kept.delete(name)) bytes -= size;
  };

  return async (name: string): Promise<Picture | undefined> => {
    const known = kept.get(name);
    if (known) return known;
    const finding = find(name);
    kept.set(name, finding);
    const picture = await finding.catch((error: unknown) => {
      forget(name, 0);
      throw error;
    });
    // A name that is no picture's is not kept: whoever invents names fills no map.
    if (!picture) kept.delete(name);
    bytes += picture?.body.length ?? 0;
    for (const [oldest, promise] of kept) {
      if (bytes <= most) break;
      forget(oldest, (await promise)?.body.length ?? 0);
    }
    return picture;
  };
};
