import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { preprocessCSS, resolveConfig } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { brandStyles } from '#scripts/integration/brand-styles.ts';
import { finishDocument } from '#scripts/integration/finish-documents.ts';
import { fixedTokens } from '#scripts/integration/fixed-tokens.ts';
import { bundleInlineScript, inlineScripts } from '#scripts/integration/inline-scripts.ts';
import { sourceHash } from '#scripts/source-hash.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** Creates a folder with files, by path. */
const folderOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'plugins-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
};

/** Runs a plugin's load hook with the minimal context that these hooks use. */
const load = (plugin: { load?: unknown }, id: string): Promise<string | null> =>
  (plugin.load as (id: string) => Promise<string | null>).call({ addWatchFile: () => undefined } as never, id);

test('inlines layer and spacing tokens and fails on unknown ones', async () => {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [fixedTokens] } } }, 'build');
  const styled = async (css: string): Promise<string> => (await preprocessCSS(css, '/page.css', config)).code;
  expect(await styled('.a{z-index:var(--z-bar)} .b{z-index:2}')).toBe('.a{z-index:25} .b{z-index:2}');
  await expect(styled('.a{z-index:var(--z-moon)}')).rejects.toThrow('there is no layer moon');
  expect(await styled('.a{margin:calc(var(--s2) * -1) calc(1px + var(--s1h)) 0}')).toBe(
    '.a{margin:-8px calc(1px + 6px) 0}',
  );
  await expect(styled('.a{gap:var(--s77)}')).rejects.toThrow('there is no space 77');
  expect(await styled(':root{--s1: 4px;--tap: 44px}')).toBe(':root{--tap: 44px}');
});

test('the second brand replaces a token’s value once and the first brand keeps the original file', async () => {
  const tokens = resolve('src/ui/tokens.css');
  expect(await load(brandStyles('kidlat'), tokens)).toBeNull();
  const taken = (await load(brandStyles('perya'), tokens)) ?? '';
  expect(taken.split('--ink-1:')).toHaveLength(2);
  expect(taken).toContain('--ink-1: #150c22;');
  expect(await load(brandStyles('perya'), resolve('src/ui/styles/base.css'))).toBeNull();
});

test('bundles an inline script with its imports, the head script below 4,400 characters', async () => {
  const folder = await folderOf({
    'head.ts': 'import { name } from "./name.js"; top?.show(name ?? "");',
    'name.js': 'export const name = "bundled"; export const unused = "unused";',
  });
  const built = await load(inlineScripts(), `${join(folder, 'head.ts')}?inline-script`);
  expect(built).toContain('export default {"code":');
  expect(built).toContain('bundled');
  expect(built).not.toContain('unused');
  expect(await load(inlineScripts(), join(folder, 'head.ts'))).toBeNull();
  const { code } = await bundleInlineScript(resolve('src/shell/start/head.ts'));
  expect(code.length).toBeLessThan(4400);
});

const chunks = [
  { fileName: '_astro/page.js', imports: ['_astro/start.js'] },
  { fileName: '_astro/start.js', imports: [] },
  { fileName: '_astro/island.js', imports: ['_astro/react.js'] },
  { fileName: '_astro/react.js', imports: [] },
];

const hashOf = (text: string): string => `'${sourceHash(text)}'`;

/** Inline scripts and style that Astro writes into documents with islands. */
const ofAstro = [islandScript, '(self.Astro||={}).page=go;dispatchEvent(new Event("astro:page"))'];
const style = 'astro-island,astro-slot,astro-static-slot{display:contents}';
const partsOfAstro = `${ofAstro.map((code) => `<script>${code}</script>`).join('')}<style>${style}</style>`;

const documentWith = (policy: string, body = '', parts = partsOfAstro): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><script>go()</script><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}${parts}<astro-island component-url="/_astro/island.js"></astro-island><script type="module" src="/_astro/page.js"></script></body></html>`;

test('a finished document lists its modules and scripts', () => {
  const html = finishDocument(documentWith(`script-src 'self' ${hashOf('go()')}`), chunks);
  expect(html).toContain('data-modules="page.js start.js island.js react.js"');
  expect(html).toContain('data-scripts="page.js"');
  expect(html).not.toContain('<script type="module"');
});

test('a finished document contains no inline script or style of Astro for islands', () => {
  const hashes = ofAstro.map(hashOf).join(' ');
  const policy = `script-src 'self' ${hashOf('go()')} ${hashes}; style-src 'self' ${hashOf(style)}`;
  const html = finishDocument(documentWith(policy), chunks);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).not.toContain('<style>');
  expect(html).toContain(`script-src 'self' ${hashOf('go()')}; style-src 'self'"`);
});

test('fails the build if Astro writes other parts into documents with islands', () => {
  const policy = `script-src 'self' ${hashOf('go()')}`;
  expect(() => finishDocument(documentWith(policy, '', partsOfAstro.replace('astro:page', 'page')), chunks)).toThrow(
    'isOfIslands',
  );
});

test('the policy of a finished document has only its own hashes and precedes the scripts', () => {
  const other = hashOf('other()');
  const html = finishDocument(documentWith(`img-src 'self'; script-src 'self' ${other} ${hashOf('go()')}`), chunks);
  const policy = `img-src 'self'; script-src 'self' ${hashOf('go()')}`;
  expect(html).toContain(
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><script>`,
  );
  expect(html.match(/content-security-policy/g)).toHaveLength(1);
});

test('fails the build on an inline script that the policy does not allow, unless it is data or inert', () => {
  const policy = `script-src 'self' ${hashOf('go()')}`;
  expect(() => finishDocument(documentWith(policy, '<script>bad()</script>'), chunks)).toThrow('does not allow');
  const inert = '<script type="application/json">{}</script><template><script>bad()</script></template>';
  expect(() => finishDocument(documentWith(policy, inert), chunks)).not.toThrow();
});
