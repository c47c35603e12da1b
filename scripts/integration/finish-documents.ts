import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import MagicString from 'magic-string';
import { parse } from 'parse5';
import type { Plugin } from 'vite';
import { compression } from '../compress.ts';
import { ownPolicy } from './content-security-policy.ts';
import { attribute, type Element, elementsOf, textOf } from './html-elements.ts';

/** A built script: its file, and the files it imports statically. */
interface BuiltChunk {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** Reports the scripts of the site once they are built. */
const builtChunks = (report: (chunks: readonly BuiltChunk[]) => void): Plugin => ({
  name: 'built-chunks',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // After Vite has removed the chunks that held nothing but styles.
    order: 'post',
    handler: (_options, bundle) => report(Object.values(bundle).filter((file) => file.type === 'chunk')),
  },
});

/** Returns these files with all their static imports. */
const withImports = (chunks: readonly BuiltChunk[], files: readonly string[]): string[] => {
  const found = new Set(files);
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
};

const isScript = (it: Element): boolean => it.tagName === 'script';

/**
 * Returns whether an element is one that Astro writes into each document with islands: the definition of the element or
 * its directive, which `start.ts` has, or its style, which `layout.css` has.
 */
const isOfIslands = (node: Element): boolean =>
  isScript(node)
    ? [islandScript, "new Event('astro:page')", 'new Event("astro:page")'].some((part) => textOf(node).includes(part))
    : node.tagName === 'style' && textOf(node) === 'astro-island,astro-slot,astro-static-slot{display:contents}';

/**
 * Finishes a rendered document: moves its scripts, including those of islands, into `data-scripts`, writes the required
 * modules into `data-modules`, and moves its policy, with only its own hashes, before everything it applies to.
 */
export const finishDocument = (html: string, chunks: readonly BuiltChunk[]): string => {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const result = new MagicString(html);
  const root = elements.find(({ tagName }) => tagName === 'html') as Element;
  const rendered = elements.flatMap((root) =>
    [
      attribute(root, 'component-url'),
      attribute(root, 'renderer-url'),
      root.tagName === 'script' && attribute(root, 'src'),
    ].filter((url) => typeof url === 'string' && url.startsWith('/_astro/')),
  ) as string[];
  const named = (files: readonly string[]): string => files.map((file) => file.replace('_astro/', '')).join(' ');
  const own = rendered.map((url) => url.slice(1));
  // The inline script at the end of the body loads them; for guests after the first paint.
  const scripts = elements.filter((it) => isScript(it) && attribute(it, 'src')?.startsWith('/_astro/'));
  const sources = scripts.map((it) => attribute(it, 'src')?.slice(1) ?? '');
  // The start module comes first, because taps wait for it and few connections share a slow network.
  const first = withImports(chunks, sources);
  const modules = withImports(chunks, [...first, ...own]);
  const ofIslands = elements.filter(isOfIslands);
  if (ofIslands.length < 3 && elements.some(({ tagName }) => tagName === 'astro-island'))
    throw new Error('A document lacks what Astro writes for islands: compare isOfIslands with this version of Astro.');
  const moved = [...scripts, ...ofIslands];
  for (const { sourceCodeLocation } of moved)
    if (sourceCodeLocation) result.remove(sourceCodeLocation.startOffset, sourceCodeLocation.endOffset);
  const rootTag = root.sourceCodeLocation?.startTag;
  if (rootTag)
    result.appendLeft(rootTag.endOffset - 1, ` data-scripts="${named(sources)}" data-modules="${named(modules)}"`);

  const policy = elements.find((it) => attribute(it, 'http-equiv')?.toLowerCase() === 'content-security-policy');
  const charset = elements.find((it) => it.tagName === 'meta' && attribute(it, 'charset') !== undefined);
  const [at, start] = [policy?.sourceCodeLocation, charset?.sourceCodeLocation];
  if (!policy || !at || !start) throw new Error('A document has no content policy or no <meta charset>.');
  const left = elements.filter((it) => !moved.includes(it));
  const content = ownPolicy(attribute(policy, 'content') ?? '', left);
  result.remove(at.startOffset, at.endOffset);
  result.appendLeft(start.endOffset, `<meta http-equiv="content-security-policy" content="${content}">`);
  return result.toString();
};

const isDocument = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Finishes every document as soon as it is rendered and compresses it, and the scripts, while the next ones are
 * rendered; the rest of the site once everything is written, so this integration must be the last one.
 */
export const finishDocuments = (): AstroIntegration => {
  const { begin, folder } = compression();
  let chunks: readonly BuiltChunk[] = [];
  return {
    name: 'finish-documents',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({
          vite: {
            plugins: [
              builtChunks((built) => {
                chunks = built;
              }),
            ],
          },
        }),
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((astro) => ({
          ...astro,
          name: 'finish-documents',
          render: async (request, options) => {
            const rendered = await astro.render(request, options);
            const { response, ...rest } = rendered instanceof Response ? { response: rendered } : rendered;
            if (!isDocument(response)) return rendered;
            const bytes = Buffer.from(finishDocument(await response.text(), chunks));
            void begin(bytes);
            return { ...rest, response: new Response(bytes, response) };
          },
        })),
      'astro:build:done': ({ dir }) => folder(fileURLToPath(dir)),
    },
  };
};
