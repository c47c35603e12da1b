import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('{docs,src/shell,scripts}/**/*.md')].sort();
const sources = globSync('{src,mock-server,scripts,tests,deploy}/**/*.{ts,tsx,astro}');
const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, it = '']) => it);

/** Returns the text without code blocks, which contain files that a reader creates. */
const withoutBlocks = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

test.each(documents)('%s names source files by an existing path or its end', (file) => {
  const named = found(
    withoutBlocks(readFileSync(file, 'utf8')),
    /(?<![\w./*>}-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|astro))\b/g,
  );
  expect(named.filter((path) => !sources.some((it) => `/${it}`.endsWith(`/${path}`)))).toEqual([]);
});

// `node` alone may be a Node 20, which cannot run TypeScript; npm scripts use the installed one.
test.each(documents)('%s starts scripts of the repository through npm', (file) => {
  expect(found(readFileSync(file, 'utf8'), /(?<!npx )\bnode ((?:scripts|tests|deploy)\/\S+)/g)).toEqual([]);
});

test.each(documents)('%s names only existing files and npm scripts', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...found(text, /\]\(([^)#\s]+)/g), ...found(text, /src="([^"]+)"/g)].filter(
    (link) => !/^(https?:|\/)/.test(link),
  );
  const missing = [
    ...links.filter((link) => !existsSync(join(dirname(file), link))),
    ...found(text, /`((?:src|mock-server|scripts|tests|docs|deploy)\/[\w./[\]-]+)`/g).filter(
      (path) => !existsSync(path),
    ),
    ...found(text, /npm run ([\w:-]+)/g).filter((name) => !scripts[name]),
  ];
  expect(missing).toEqual([]);
});

test('the newest dated version of the changelog is that of the package', () => {
  expect(/^## ([\d.]+) - \d{4}-\d{2}-\d{2}$/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
