import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** First line of every built script: Chrome compiles all of its functions while it loads, not each with its first call. */
export const compileHint = '//# allFunctionsCalledOnLoad';

const begun = /\bdata-begin="([^"]*)"(?: data-wake="([^"]*)")?/;
const imported = /(?:\bfrom|\bimport)\s*["'`]\.?\/?([\w.-]+\.js)["'`]/g;
const onlyImports = /^(?:import"[^"]+";?\s*)+$/;
const onlyHandsOn = /^export\{([\w ,]+)\}from"\.\/([\w.-]+)";?\s*$/;

/** The scripts that a built document brings, `src/shell/start/begin.ts` first, those of its islands too, by file name. */
export const begunBy = (html: string): readonly string[] =>
  begun.exec(html)?.slice(1).join(' ').split(' ').filter(Boolean) ?? [];

/** What a file of another name holds under another name. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

/** The names that `a as default,b` hands on, each with the name it has where it stands. */
const namesHandedOn = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.split(' as ');
    return [as, name];
  });

/** What the scripts in `_astro` of a built site import at once, by file name. */
export const scriptGraph = (dir: string) => {
  const folder = join(dir, '_astro');
  const direct = new Map<string, string[]>();
  // Rolldown makes a file of its own for an entry that stands in a group: it does nothing but name the group's file.
  const hollow = new Set<string>();
  const handedOn = new Map<string, ReadonlyMap<string, Origin>>();
  for (const file of globSync('*.js', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8').replace(`${compileHint}\n`, '');
    direct.set(
      file,
      [...source.matchAll(imported)].map(([, name = '']) => name),
    );
    if (onlyImports.test(source)) hollow.add(file);
    const [, list, origin] = onlyHandsOn.exec(source) ?? [];
    if (list && origin)
      handedOn.set(file, new Map(namesHandedOn(list).map(([as, name]) => [as, { file: origin, name }])));
  }
  const follow = (name: string, seen: Set<string>, done: Set<string>): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of direct.get(name) ?? []) follow(next, seen, done);
    done.add(name);
  };
  return {
    names: [...direct.keys()],
    /**
     * These scripts and all that they import, however far, each behind what it imports: run in this order, each is a
     * task of its own. Those that only import are left out.
     */
    neededBy: (names: Iterable<string>): Set<string> => {
      const seen = new Set<string>();
      const done = new Set<string>();
      for (const name of names) follow(name, seen, done);
      for (const name of hollow) done.delete(name);
      return done;
    },
    /** Where an island's part really stands, when its file only hands it on. */
    originOf: (file: string, name: string): Origin => handedOn.get(file)?.get(name) ?? { file, name },
  };
};
