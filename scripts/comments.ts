import { globSync, readFileSync } from 'node:fs';

/** Names in comments that belong to browsers, libraries and file formats. */
const foreignNames = new Set(['Matchers', 'propertyNames', 'requestClose', 'webworker']);

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const quotedName = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/g;

/** Returns the names in backticks of the comments of files that occur nowhere outside comments, one sentence each. */
export const unknownNames = (sources: ReadonlyMap<string, string>): string[] => {
  const known = new Set(foreignNames);
  for (const [file, source] of sources)
    for (const [name] of `${file} ${source.replace(comment, ' ')}`.matchAll(/[A-Za-z_$][\w$]*/g)) known.add(name);
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(comment)]
      .flatMap(([text]) => [...text.matchAll(quotedName)])
      .filter(([, name = '']) => !name.split('.').every((part) => known.has(part)))
      .map(([, name]) => `${file}: a comment names ${name}, which does not exist`),
  );
};

if (import.meta.main) {
  const files = globSync('{src,mock-server,tests,scripts,deploy}/**/*.{ts,tsx,astro,css,yaml,json}');
  const found = unknownNames(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])));
  for (const line of found) process.stderr.write(`${line}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
