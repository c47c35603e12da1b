import { sourceHash } from '../source-hash.ts';
import { attribute, type Element, textOf } from './html-elements.ts';

/**
 * Returns the directives for the sources that documents may load from, the site and these origins; scripts and styles
 * are listed by hash.
 */
export const policyDirectives = ({
  api,
  images,
}: {
  readonly api: readonly string[];
  readonly images: readonly string[];
}) => {
  const own = ["'self'", ...api];
  return [
    // Also covers connections, frames, workers and the manifest.
    `default-src ${own.join(' ')}`,
    `img-src ${[...own, 'data:', 'blob:', ...images].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // `dompurify` is the sanitiser's policy, `site` the only one that the site's code may create.
    'trusted-types dompurify site',
  ] as const;
};

const isData = (type: string | undefined): boolean =>
  type !== undefined && type !== 'module' && type !== 'speculationrules';

/** Returns the hashes of the inline scripts or styles of a document. */
const inlineHashes = (elements: readonly Element[], tag: 'script' | 'style'): ReadonlySet<string> =>
  new Set(
    elements
      .filter((it) => it.tagName === tag && attribute(it, 'src') === undefined && !isData(attribute(it, 'type')))
      .map((it) => `'${sourceHash(textOf(it))}'`),
  );

const isHash = (source: string): boolean => source.startsWith("'sha");

/**
 * Returns the policy with only the hashes of the document's own inline elements. Astro lists every script and style of
 * the site in each document: kilobytes that do not compress. Throws for an inline element that Astro did not write.
 */
export const ownPolicy = (policy: string, elements: readonly Element[]): string => {
  const own = { 'script-src': inlineHashes(elements, 'script'), 'style-src': inlineHashes(elements, 'style') };
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => {
      const needed = own[name as keyof typeof own] ?? new Set<string>();
      const missing = [...needed].filter((hash) => !sources.includes(hash));
      if (missing.length > 0) throw new Error(`${name} of the policy does not allow an inline part: ${missing}`);
      return [name, ...sources.filter((source) => !isHash(source) || needed.has(source))].join(' ');
    })
    .join('; ');
};
