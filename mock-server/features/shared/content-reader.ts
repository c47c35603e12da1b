import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Content } from '#content/read.ts';
import { codeEnding, productRoot } from '#sim/product.ts';
import { UnreadableContent } from './unreadable-content.ts';

const load = createRequire(import.meta.url);
const contentFolder = join(productRoot, 'src/content');

/** Loads the parsers of YAML and Markdown on first use, because they would slow down every start by a tenth. */
const parsers = () => load(join(contentFolder, `read${codeEnding}`)) as typeof import('#content/read.ts');

/** Returns whether a file could not be read: it is missing, locked, or the machine has no handles left. */
const isFileError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

const loaded = (): ReturnType<typeof parsers> | UnreadableContent => {
  try {
    return parsers();
  } catch (error) {
    // In the process of a test runner the parsers may already be loaded differently, and cannot be loaded again.
    return new UnreadableContent('the parsers cannot be loaded here', { cause: error });
  }
};

const readIn = (folder: string): Content | UnreadableContent => {
  const parts = loaded();
  if (parts instanceof UnreadableContent) return parts;
  try {
    const content = parts.readContent(folder);
    for (const reason of content.leftOut) process.stderr.write(`Not shown: ${reason}\n`);
    return content;
  } catch (error) {
    if (isFileError(error)) return new UnreadableContent(error.message, { cause: error });
    throw error;
  }
};

/** Returns the names, times and sizes of all files as one text; this takes a tenth of the time needed to read them. */
const fingerprintOf = (folder: string): string => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const file = statSync(join(folder, name), { throwIfNoEntry: false });
        return `${name} ${file?.mtimeMs} ${file?.size}`;
      })
      .join();
  } catch (error) {
    if (isFileError(error)) return '';
    throw error;
  }
};

const freshFor = 2_000;
const failureFreshFor = 60_000;

/**
 * Returns a function for the content of a folder; it returns the same object until a file changes. The files are
 * checked periodically, so that edits show without a restart. Failures are cached for a minute, because reading takes as long.
 * The function throws {@link UnreadableContent} while the content cannot be shown.
 */
export const contentReader = (folder = contentFolder): (() => Content) => {
  let known:
    | { readonly fingerprint: string; readonly at: number; readonly read: Content | UnreadableContent }
    | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (!known || now - checkedAt > freshFor) {
      const fingerprint = fingerprintOf(folder);
      const isOldFailure = known?.read instanceof UnreadableContent && now - known.at > failureFreshFor;
      if (known?.fingerprint !== fingerprint || isOldFailure) known = { fingerprint, at: now, read: readIn(folder) };
      checkedAt = now;
    }
    if (known.read instanceof UnreadableContent) throw known.read;
    return known.read;
  };
};

/** Returns the content of the editors' files. */
export const content = contentReader();
