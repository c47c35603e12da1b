import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].sort();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, it = '']) => it);

test.each(documents)('%s names only existing files and npm scripts', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...found(text, /\]\(([^)#\s]+)/g), ...found(text, /src="([^"]+)"/g)].filter(
    (link) => !/^(https?:|\/)/.test(link),
  );
  const gone = [
    ...links.filter((link) => !existsSync(join(dirname(file), link))),
    ...found(text, /`((?:src|mock-server|scripts|tests|docs|deploy)\/[\w./[\]-]+)`/g).filter(
      (path) => !existsSync(path),
    ),
    ...found(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name]),
  ];
  expect(gone).toEqual([]);
});
