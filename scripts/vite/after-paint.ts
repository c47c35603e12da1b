import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { templateSettings } from '../../src/contract/site/system.ts';
import { sourceHash } from '../source-hash.ts';
import { compileHint, scriptGraph } from './script-graph.ts';

const hearer = new URL('../../src/shell/start/hear.ts', import.meta.url);
const beginner = new URL('../../src/shell/start/begin.ts', import.meta.url);
const module = /<script type="module" src="\/_astro\/([^"]+)"><\/script>/g;
const component = /\bcomponent-url="\/_astro\/([^"]+)" component-export="(\w+)"/g;
const renderer = / renderer-url="\/_astro\/([^"]+)"/g;
/**
 * Astro's inline scripts: when islands wake (`client:idle` and its like), and the element that wakes them. What
 * `src/features/shared/mount-island.ts` brings stands for them.
 */
const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*(?:self\.Astro\b|customElements\.define\("astro-island")(?:(?!<\/script>)[\s\S])*)<\/script>/g;

/** An icon that may come late (`src/ui/Icon.astro`). */
const lateIcon = /\bdata-href="[^"#]*\.svg(#i-\w+)"/g;

/** An icon that is drawn from the document's own sprite (`src/shell/icons/Sprite.astro`). */
const ownIcon = /<use href="#(i-\w+)"/g;

/** An island that would wait for a directive which `src/features/shared/mount-island.ts` does not know. */
const unknownDirective = /<astro-island [^>]*\bclient="(?!(?:idle|load|visible)")(\w+)"/;

/** Astro's own number of an island, which no script of a built site reads. */
const islandNumber = / uid="\w+"(?= prefix=| component-url=)/g;

/** Whether a document is complete without its islands, until somebody touches it (`src/shell/layout/Page.astro`). */
const sleeping = /<html\b[^>]*\bdata-sleeps\b/;

const namesIn = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, name = '']) => name);

/** Mark of the settings that the pages were built with; empty where no backend was asked for them. */
const builtDigest = async (): Promise<string> => {
  const { BUILD_API_BASE: backend } = process.env;
  if (!backend) return '';
  const reply = await fetch(backend + templateSettings.path);
  return (await reply.json()).value.digest ?? '';
};

/** Names that the scripts take from the build, with what stands for them. */
type Defined = Readonly<Record<string, string>>;

/** A script with what it imports, minified: a module, or one that runs where it stands. */
const bundled = async (script: URL, format: 'esm' | 'iife', target: string[], define: Defined): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(script)],
    bundle: true,
    write: false,
    target,
    minify: true,
    format,
    define,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
};

/** Writes `src/shell/start/begin.ts` beside the site's other scripts, under a name of its content; that name. */
const writeBeginner = async (root: string, target: string[], define: Defined): Promise<string> => {
  const text = await bundled(beginner, 'esm', target, define);
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `begin.${mark}.js`;
  await writeFile(join(root, '_astro', name), `${compileHint}\n${text}`);
  return name;
};

/**
 * Takes every script with an address out of a document, Astro's island runtime too, and lets
 * `src/shell/start/hear.ts`, which stands in each, bring `begin.ts` after the first paint, which begins them: no fetch and
 * no work stands before it.
 * All that they import is named at once, so that it comes in one round trip, and apart from it what the islands need
 * besides; files that only name another are passed over. Icons that the document holds anyway are taken from there.
 *
 * `root` is the folder of a site whose scripts are built; `begin.ts` is written beside them. `target` names browsers as
 * esbuild does. What is returned takes a document and the name that complaints call it by.
 */
export const afterPaint = async (root: string, target: string[]): Promise<(built: string, name: string) => string> => {
  const define: Defined = {
    API: JSON.stringify((process.env.PUBLIC_API_BASE ?? '').replace(/\/$/, '')),
    DIGEST: JSON.stringify(await builtDigest()),
  };
  const hearing = (frameAlone: boolean): Promise<string> =>
    bundled(hearer, 'iife', target, { ...define, FRAME_ALONE: String(frameAlone) });
  const [hear, hearAlone, first] = await Promise.all([
    hearing(false),
    hearing(true),
    writeBeginner(root, target, define),
  ]);
  const graph = scriptGraph(root);
  return (html, name) => {
    const built = html.replace(component, (_, url: string, exported: string) => {
      const origin = graph.originOf(url, exported);
      return `component-url="/_astro/${origin.file}" component-export="${origin.name}"`;
    });
    const [, directive] = unknownDirective.exec(built) ?? [];
    if (directive) throw new Error(`${name}: islands wake by idle, load or visible, not by ${directive}`);
    const own = graph.neededBy(namesIn(built, module));
    const [mount] = namesIn(built, renderer);
    const start = mount ? graph.originOf(mount, 'startIslands') : undefined;
    const parts = [...namesIn(built, component), ...(start ? [start.file] : [])];
    const later = [...graph.neededBy(parts)].filter((file) => !own.has(file));
    if (own.size + later.length === 0) return html;
    const wake = start ? ` data-wake="${later.join(' ')}" data-start="${start.file} ${start.name}"` : '';
    // The frame alone: no script of the page's own that looks at it.
    const reads = own.size === 1 && sleeping.test(built);
    const lists = `data-begin="${[first, ...own].join(' ')}"${wake}${reads ? ' data-read' : ''}`;
    const alone = reads && !start;
    const inline = alone ? hearAlone : hear;
    const ahead = alone ? '<link rel="modulepreload">' : '';
    const late = built
      .replaceAll(lateIcon, (use, id: string) => (built.includes(`<symbol id="${id.slice(1)}"`) ? `href="${id}"` : use))
      .replaceAll(islandNumber, '')
      .replaceAll(renderer, '')
      .replaceAll(runtime, '')
      .replaceAll(module, '')
      .replace('script-src ', (words) => `${words}'${sourceHash(inline)}' `)
      .replace('</body>', () => `${ahead}<script ${lists}>${inline}</script></body>`);
    const lacking = namesIn(late, ownIcon).find((id) => !late.includes(`<symbol id="${id}"`));
    if (lacking) throw new Error(`${name}: its page does not name the icon ${lacking}, which is drawn from the sprite`);
    return late;
  };
};
