import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from '../../../scripts/vite/after-paint.ts';
import { brandTokens } from '../../../scripts/vite/brand-tokens.ts';
import { fixedTokens } from '../../../scripts/vite/fixed-tokens.ts';
import { inlineScripts } from '../../../scripts/vite/inline-scripts.ts';
import { ownHelpers } from '../../../scripts/vite/own-helpers.ts';
import { plainImports } from '../../../scripts/vite/plain-imports.ts';
import { begunBy, compileHint, scriptGraph } from '../../../scripts/vite/script-graph.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** A folder with files in it, by path. */
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

/** What a plugin's hook says, with the little of a build that these hooks use. */
const load = (plugin: { load?: unknown }, id: string): Promise<string | null> =>
  (plugin.load as (id: string) => Promise<string | null>).call({ addWatchFile: () => undefined } as never, id);

const spread = (plugin: ReturnType<typeof plainImports>, code: string): string =>
  (plugin.renderChunk as { handler: (code: string) => string }).handler(code);

test('a layer and a space are written as their figures, and one that there is not fails the build', async () => {
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

test('the second brand gets its own value of a token, once, and the first brand its own file', async () => {
  const tokens = resolve('src/ui/tokens.css');
  expect(await load(brandTokens('kidlat'), tokens)).toBeNull();
  const own = await readFile('src/brands/perya.tokens.css', 'utf8');
  const [name = '', value = ''] = /(--[\w-]+):\s*([^;]+);/.exec(own)?.slice(1) ?? [];
  const taken = (await load(brandTokens('perya'), tokens)) ?? '';
  expect(taken.split(`${name}:`)).toHaveLength(2);
  expect(taken).toContain(`${name}: ${value};`);
  expect(await load(brandTokens('perya'), resolve('src/ui/styles/base.css'))).toBeNull();
});

test('an inline script is bundled for one kind of page, and newer syntax becomes ES2015', async () => {
  const folder = await folderOf({
    'boot.ts': 'import { name } from "./name.js"; if (PAGE === "home") document.title = "home"; top?.show(name);',
    'name.js': 'export const name = "bundled"; export const unused = "unused";',
  });
  const built = await load(inlineScripts(), `${join(folder, 'boot.ts')}?inline-script=login`);
  expect(built).toContain('export default {"code":');
  expect(built).toContain('bundled');
  for (const absent of ['document.title', 'unused', '?.']) expect(built).not.toContain(absent);
  expect(await load(inlineScripts(), join(folder, 'boot.ts'))).toBeNull();
});

test('imports in built files lose the wrapper that lists what to preload, and are asked for again when they fail', () => {
  const plain = plainImports(['chrome111']);
  const again = '.catch(__vitePreload)';
  expect(spread(plain, 'go(__vitePreload(() => import("./a.js"), __VITE_PRELOAD__))')).toBe(
    `go(import("./a.js")${again})`,
  );
  const named =
    '__vitePreload(async () => {\n  const { askSignOut } = await import("./b.js").then((m) => m.t);\n  return { askSignOut };\n}, __VITE_PRELOAD__).then(x)';
  expect(spread(plain, named)).toBe(`import("./b.js")${again}.then((m) => m.t).then(x)`);
  const more = '__vitePreload(() => import("./c.js").then((part) => ({ default: part.C })), __VITE_PRELOAD__)';
  expect(spread(plain, more)).toBe(more);
});

const files = {
  '_astro/page.js': 'import"./words.js";import{a}from"./react.js";a()',
  '_astro/react.js': 'export const a=()=>0,m=a,s=a',
  '_astro/words.js': 'import"./react.js";',
  '_astro/Island.js': `${compileHint}\nexport{I as default}from"./group.js";`,
  '_astro/mount.js': 'export{m as default,s as startIslands}from"./react.js";',
  '_astro/group.js': 'import{a}from"./react.js";export const I=a',
};

test('files carry the helpers of the bundler that they use, and share one that is not known', () => {
  const written = (line: string): string => {
    const { handler } = ownHelpers().renderChunk as { handler: (code: string) => string };
    return handler(`${line}\nexport { part };`);
  };
  const own = written('import { n as __exportAll, t as __commonJSMin } from "./rolldown-runtime.!~{001}~.js";');
  expect(own).not.toContain('import');
  const source = own.replace(/\nexport .*/, '\nreturn { __exportAll, __commonJSMin };');
  const { __exportAll, __commonJSMin } = new Function(source)() as {
    __exportAll: (all: object) => object;
    __commonJSMin: (run: (exports: object, module: object) => void) => () => object;
  };
  expect({ ...__exportAll({ part: () => 1 }) }).toEqual({ part: 1 });
  const again = __commonJSMin((exports) => Object.assign(exports, { part: 2 }));
  expect(again()).toEqual({ part: 2 });
  expect(again()).toBe(again());
  const unknown = 'import { n as __exportAll, t as __moon } from "./rolldown-runtime.js";';
  expect(written(unknown)).toContain(unknown);
});

test('scripts come behind what they import, and files that only hand on are passed over', async () => {
  const graph = scriptGraph(await folderOf(files));
  expect([...graph.neededBy(['page.js'])]).toEqual(['react.js', 'page.js']);
  expect(graph.originOf('Island.js', 'default')).toMatchObject({ file: 'group.js', name: 'I' });
  expect(graph.originOf('group.js', 'I')).toEqual({ file: 'group.js', name: 'I' });
  expect(graph.originOf('mount.js', 'startIslands')).toEqual({ file: 'react.js', name: 's' });
});

/** A document of a build with `files`, after its scripts were put off until the first paint; `read` reads what was built. */
const begun = async (html: string): Promise<{ html: string; read: (path: string) => Promise<string> }> => {
  const folder = await folderOf(files);
  const late = await afterPaint(folder, ['chrome111']);
  return { html: late(html, '/m/page'), read: (path) => readFile(join(folder, path), 'utf8') };
};

test('a built document begins its scripts after the first paint, and keeps none with an address', async () => {
  const document = `<meta content="script-src 'self'"><script>(self.Astro||(self.Astro={})).load=1</script><script>customElements.define("astro-island",class{})</script>
<script type="module" src="/_astro/page.js"></script>
<astro-island component-url="/_astro/Island.js" component-export="default" renderer-url="/_astro/mount.js"></astro-island></body>`;
  const { html, read } = await begun(document);
  expect(html).not.toContain(' src="/_astro/');
  expect(html).toContain('component-url="/_astro/group.js" component-export="I"');
  const [beginner, ...others] = begunBy(html);
  expect(others).toEqual(['react.js', 'page.js', 'group.js']);
  expect(await read(`_astro/${beginner}`)).toContain(compileHint);
  expect(html).toContain(' data-start="react.js s"');
  expect(html).not.toMatch(/renderer-url|self\.Astro|customElements/);
  expect(html).toMatch(/script-src 'sha256-[^']+' 'self'/);
});

test('a document whose frame is all that it may begin can keep that ahead; others do not', async () => {
  const help = await begun('<html data-sleeps><script type="module" src="/_astro/react.js"></script></body>');
  expect(help.html).toMatch(/<link rel="modulepreload"><script data-begin="begin\.[\w-]+\.js react\.js" data-read>/);
  const chat = await begun('<html data-sleeps><script type="module" src="/_astro/page.js"></script></body>');
  expect(chat.html).toMatch(/<script data-begin="begin\.[\w-]+\.js react\.js page\.js">/);
  expect(chat.html).not.toContain('modulepreload');
});
