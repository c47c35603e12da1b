import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const begun = /\bdata-begin="([^"]*)"/;
const imported = /(?:\bfrom|\bimport)\s*["'`]\.?\/?([\w.-]+\.js)["'`]/g;
const onlyImports = /^(?:import"[^"]+";?\s*)+$/;
const onlyHandsOn = /^export\{(\w+) as (\w+)\}from"\.\/([\w.-]+)";?\s*$/;

/** The scripts that a built document begins (`src/frame/boot/begin.ts`), by file name. */
export const begunBy = (html: string): readonly string[] => begun.exec(html)?.[1]?.split(' ') ?? [];

/** What a file of another name holds under another name. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** What the scripts in `_astro` of a built site import at once, by file name. */
export const scriptGraph = (dir: string) => {
  const folder = join(dir, '_astro');
  const direct = new Map<string, string[]>();
  // Rolldown makes a file of its own for an entry that stands in a group: it does nothing but name the group's file.
  const hollow = new Set<string>();
  const handedOn = new Map<string, Origin & { readonly as: string }>();
  for (const file of globSync('*.js', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8');
    direct.set(
      file,
      [...source.matchAll(imported)].map(([, name = '']) => name),
    );
    if (onlyImports.test(source)) hollow.add(file);
    const [, name, as, origin] = onlyHandsOn.exec(source) ?? [];
    if (name && as && origin) handedOn.set(file, { file: origin, name, as });
  }
  const follow = (name: string, seen: Set<string>): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of direct.get(name) ?? []) follow(next, seen);
  };
  return {
    names: [...direct.keys()],
    /** These scripts and all that they import, however far; those that only import are left out. */
    neededBy: (names: Iterable<string>): Set<string> => {
      const seen = new Set<string>();
      for (const name of names) follow(name, seen);
      for (const name of hollow) seen.delete(name);
      return seen;
    },
    /** Where an island's part really stands, when its file only hands it on. */
    originOf: (file: string, name: string): Origin => {
      const origin = handedOn.get(file);
      return origin?.as === name ? origin : { file, name };
    },
  };
};
