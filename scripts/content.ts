import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bannerIds } from '../src/art/banners.ts';
import { findProblems, type Surroundings } from '../src/content/problems.ts';
import { contentRoot } from '../src/content/read.ts';
import { routes } from '../src/domain/site/routes.ts';

const pages = new Set<string>(Object.values(routes).map(({ path }) => path));

/** The product as the editors' check sees it. */
export const surroundings: Surroundings = {
  isPage: (path) => pages.has(path),
  pictureSize: (path) => {
    const drawn = /^\/banners\/([a-z-]+)\.webp$/.exec(path)?.[1];
    if (drawn) return (bannerIds as readonly string[]).includes(drawn) ? 0 : undefined;
    const file = join('public', path);
    return existsSync(file) ? statSync(file).size : undefined;
  },
};

if (import.meta.main) {
  const problems = findProblems(process.argv[2] ?? contentRoot, surroundings);
  for (const { file, sentence } of problems) process.stderr.write(`src/content/${file}\n  ${sentence}\n`);
  const count = problems.length === 1 ? 'One thing' : `${problems.length} things`;
  process.stdout.write(problems.length > 0 ? `\n${count} to mend.\n` : 'The content is complete in both languages.\n');
  process.exitCode = problems.length > 0 ? 1 : 0;
}
