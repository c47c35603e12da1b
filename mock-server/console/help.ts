import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Marked } from 'marked';
import { brand } from '#brands/current.ts';
import { productRoot } from '#sim/product.ts';

const folder = join(productRoot, 'docs/simulator');

/** Content security policy of help pages: they load their style sheet only. */
export const helpPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export type HelpTheme = 'auto' | 'light' | 'dark';

interface Entry {
  readonly name: string;
  readonly title: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const textOf = (name: string): string => readFileSync(join(folder, `${name}.md`), 'utf8');

/** Returns the pages that the first page links, in its order. */
const entriesOf = (first: string): readonly Entry[] => [
  { name: 'README', title: 'Start' },
  ...[...first.matchAll(/^\| \[([^\]]+)\]\((\w+)\.md\)/gm)].map(([, title = '', name = '']) => ({ name, title })),
];

const hrefOf = (name: string, theme: HelpTheme): string =>
  `/__admin/help/${name === 'README' ? '' : name}${theme === 'auto' ? '' : `?theme=${theme}`}`;

/** Links between pages stay in the help; other files of the repository are named by their path. */
const rendererFor = (theme: HelpTheme): Marked =>
  new Marked({
    gfm: true,
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        if (href.endsWith('.md')) return `<a href="${hrefOf(basename(href, '.md'), theme)}">${words}</a>`;
        if (href.startsWith('https://'))
          return `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${words}</a>`;
        return `<code>${escapeHtml(href.replace(/^(\.\.\/)+/, ''))}</code>`;
      },
      html: ({ text }) => escapeHtml(text),
    },
  });

const navigation = (entries: readonly Entry[], name: string, theme: HelpTheme): string =>
  entries
    .map((entry) => {
      const current = entry.name === name ? ' aria-current="page"' : '';
      return `<a href="${hrefOf(entry.name, theme)}"${current}>${escapeHtml(entry.title)}</a>`;
    })
    .join('\n');

/** Returns the document of a page of docs/simulator; undefined if there is no such page. */
export const helpDocument = (name: string, theme: HelpTheme): string | undefined => {
  const entries = entriesOf(textOf('README'));
  if (!entries.some((it) => it.name === name)) return undefined;
  const text = textOf(name);
  const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
  // Wide tables scroll separately, by keyboard too.
  const content = (rendererFor(theme).parse(text) as string)
    .replaceAll('<table>', '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return `<!doctype html>
<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escapeHtml(title)} · Simulator help</title>
<link rel="icon" href="/brand/${brand.id}/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/__admin/console/help.css">
</head>
<body>
<nav aria-label="Pages">
${navigation(entries, name, theme)}
</nav>
<main aria-label="${escapeHtml(title)}">
${content}</main>
</body>
</html>
`;
};
