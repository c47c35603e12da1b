import { sourceHash } from '../source-hash.ts';

/** What documents may load, from the site and from these origins; scripts and styles are named by their hashes. */
export const policyDirectives = ({
  api,
  images,
}: {
  readonly api: readonly string[];
  readonly images: readonly string[];
}) => {
  const own = ["'self'", ...api];
  return [
    // Also for connections, frames, workers and the manifest.
    `default-src ${own.join(' ')}`,
    `img-src ${[...own, 'data:', 'blob:', ...images].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // `dompurify` is the sanitiser's own; `site` is the one that the site's code may make.
    'trusted-types dompurify site',
  ] as const;
};

const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inline = /<(script|style)(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/\1>/g;
const data = /\stype=(?!"?(?:module|speculationrules|text\/javascript))/;
const hash = /^'sha(256|384|512)-/;

/** Hashes of the scripts and styles that stand in a document; data blocks need none. */
const inlineHashes = (html: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [element, tag, attributes = '', text = ''] of html.matchAll(inline)) {
    if (tag === 'script' && data.test(attributes)) continue;
    found.set(`'${sourceHash(text)}'`, element);
  }
  return found;
};

const withoutTemplates = (html: string): string => html.replaceAll(/<template[\s>][\s\S]*?<\/template>/g, '');

const styles = /<style>([\s\S]*?)<\/style>/g;

/** The document with its plain styles joined where the first stands, in their order: one hash instead of five. */
const withOneStyle = (html: string): string => {
  const all = [...html.matchAll(styles)].map(([, css]) => css).join('');
  let first = true;
  return html.replaceAll(styles, () => {
    const style = first ? `<style>${all}</style>` : '';
    first = false;
    return style;
  });
};

/**
 * The document with a policy that names only its own inline parts, moved before everything that it
 * governs. Astro lists every chunk and style of the site in each document, kilobytes that do not
 * compress. An inline part that Astro did not put there (say, a script in a server's text) fails the build.
 */
export const withOwnPolicy = (html: string, file: string): string => {
  const found = meta.exec(html);
  if (!found?.[1]) throw new Error(`${file} carries no content policy.`);
  const policy = found[1].replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  const own = inlineHashes(withoutTemplates(html));
  const allowed = new Set(policy.split(/[\s;]+/).filter((word) => hash.test(word)));
  for (const [value, element] of own) {
    if (!allowed.has(value))
      throw new Error(`${file} has an inline part that no policy allows: ${element.slice(0, 200)}`);
  }
  const joined = withOneStyle(html);
  const kept = [...inlineHashes(withoutTemplates(joined))];
  const lean = policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [
      name,
      ...sources.filter((source) => !hash.test(source)),
      ...kept.filter(([, element]) => element.startsWith(`<${name.replace('-src', '')}`)).map(([value]) => value),
    ])
    .map((part) => part.join(' '))
    .join('; ');
  const bare = joined.replace(meta, '');
  const charset = /<meta charset="?utf-8"?\s*\/?>/i;
  if (!charset.test(bare)) throw new Error(`${file} does not start with <meta charset="utf-8">.`);
  return bare.replace(charset, (tag) => `${tag}<meta http-equiv="content-security-policy" content="${lean}">`);
};
