import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

const compressed = async (bytes: Buffer): Promise<Compressed> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  return { br, gz };
};

/**
 * Compresses a site's text files. Compression takes most of the build's CPU time and runs in other threads, so known
 * files are started before their folder is complete.
 */
export const compression = () => {
  const begun = new Map<string, Promise<Compressed>>();

  const begin = (bytes: Buffer): Promise<Compressed> => {
    const content = createHash('sha256').update(bytes).digest('base64');
    const started = begun.get(content) ?? compressed(bytes);
    begun.set(content, started);
    return started;
  };

  const compressFile = async (file: string): Promise<void> => {
    const bytes = await readFile(file);
    const { br, gz } = await begin(bytes);
    await Promise.all([
      br.length < bytes.length && writeFile(`${file}.br`, br),
      gz.length < bytes.length && writeFile(`${file}.gz`, gz),
    ]);
  };

  return {
    /** Starts compressing the content of a file. */
    begin,
    /** Writes `.br` and `.gz` next to every text file below `dir`, if they are smaller. */
    folder: async (dir: string): Promise<void> => {
      const names = globSync('**/*.{html,js,css,json,svg,txt,xml,webmanifest}', { cwd: dir });
      await Promise.all(names.map((name) => compressFile(join(dir, name))));
    },
  };
};
