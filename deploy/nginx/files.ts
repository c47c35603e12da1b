import { extname } from 'node:path';
import { prefixedLocales, prefixOf } from '#sim/site/addresses.ts';
import type { SiteFile } from '#sim/site/files.ts';
import { clearSiteDataHeader, headersOf, kindOf, strictTransport } from '#sim/site/headers.ts';
import { exactMapOf, mapOf } from './conf.ts';

export type Files = ReadonlyMap<string, SiteFile>;

/** Returns the compressed variants of a file and its version: `br,gzip tag`; names with a hash need no tag. */
const factsOf = (name: string, { body, tag }: SiteFile): string => {
  const codings = [body.br && 'br', body.gzip && 'gzip'].filter((coding) => coding !== undefined);
  return `${codings.join() || 'plain'} ${kindOf(name) === 'hashed' ? '-' : tag}`;
};

const factsWhere = (files: Files, wanted: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries([...files].filter(([name]) => wanted(name)).map(([name, file]) => [name, factsOf(name, file)]));

const isDocument = (name: string): boolean => name.endsWith('.html');

/**
 * Returns maps that choose the file to send: an asset by its name, else the document of an entry, else that of the
 * page.
 */
const fileMaps = (files: Files): string[] => {
  const documents = factsWhere(files, isDocument);
  return [
    exactMapOf(
      'site_asset',
      '$site_path',
      factsWhere(files, (name) => !isDocument(name)),
    ),
    exactMapOf('site_entry_document', '$site_prefix$site_page$site_entry.html', documents),
    exactMapOf('site_page_document', '$site_prefix$site_page.html', documents),
    exactMapOf('site_missing_document', '$site_prefix/404.html', documents),
    mapOf(
      'site_file',
      '$site_asset|$site_entry_document|$site_page_document',
      {
        '||': '',
        '~^\\|\\|': '$site_prefix$site_page.html',
        '~^\\|': '$site_prefix$site_page$site_entry.html',
      },
      '$site_path',
    ),
    mapOf('site_facts', '$site_asset|$site_entry_document|$site_page_document', {
      '~^\\|*(?<site_first_facts>[^|]+)': '$site_first_facts',
    }),
    mapOf('site_target', '$site_asset|$site_misspelt|$site_file', {
      '~^\\|1\\|.': '$site_own_prefix$site_proper$site_search',
    }),
  ];
};

/** Returns the pattern of `Accept-Encoding` values that accept a coding: by name or `*`, and not with `q=0`. */
const accepts = (coding: string): Record<string, string> => ({
  [`~*(?:^|,)\\s*${coding}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`]: '',
  [`~*(?:^|,)\\s*(?:${coding}|\\*)\\s*(?:;|,|$)`]: coding,
});

/** Content codings to send, by available variants and `Accept-Encoding`. */
const codings = {
  '~^br\\S* .*;br;': 'br',
  '~^(?:br,)?gzip .*;(?:br)?;gzip$': 'gzip',
};

const suffixes = { br: '.br', gzip: '.gz' };
const codingNames = { br: 'br', gzip: 'gzip' };

/**
 * Returns maps with coding, tag and file name of the response; those with missing_ are for the page of status 404.
 */
const sentMaps = (prefix: 'site' | 'missing', facts: string, file: string): string[] => [
  mapOf(`${prefix}_coding`, `$${facts};$accepts_br;$accepts_gzip`, codings, 'identity'),
  mapOf(`${prefix}_encoding`, prefix === 'site' ? '$site_fresh$site_coding' : '$missing_coding', codingNames),
  mapOf(`${prefix}_suffix`, `$${prefix}_coding`, suffixes),
  mapOf(`${prefix}_tag`, `$${facts}`, {
    '~ -$': '',
    '~ (?<site_tag_text>\\S+)$': `"$site_tag_text-$${prefix}_coding"`,
  }),
  mapOf(`${prefix}_served`, `$${file}`, { '': '' }, `$${file}$${prefix}_suffix`),
];

/** Variables that a header can depend on, simplest first. */
const headerConditions = [
  { variable: 'kind', of: kindOf },
  { variable: 'ending', of: (name: string) => extname(name) },
  { variable: 'file', of: (name: string) => name },
] as const;

/** Returns maps with the response headers of all files, for headers that differ between files. */
const headerMaps = (files: Files, prefix: string): { maps: string[]; headers: Record<string, string> } => {
  const all = [...files].map(([name, built]) => [name, headersOf(name, built)] as const);
  const maps: string[] = [];
  const headers: Record<string, string> = {};
  for (const header of new Set(all.flatMap(([, own]) => Object.keys(own)))) {
    const values = all.map(([name, own]) => [name, own[header] ?? ''] as const);
    const same = new Set(values.map(([, value]) => value));
    if (same.size === 1) {
      headers[header] = [...same].join();
      continue;
    }
    const ground = headerConditions.find(({ of }) => {
      const groups = new Map(values.map(([name, value]) => [of(name), value]));
      return values.every(([name, value]) => groups.get(of(name)) === value);
    });
    if (!ground) continue;
    const variable = `${prefix}_${header.toLowerCase().replaceAll('-', '_')}`;
    const cases = values.filter(([, value]) => value !== '').map(([name, value]) => [ground.of(name), value] as const);
    maps.push(mapOf(variable, `$${prefix}_${ground.variable}`, Object.fromEntries(cases)));
    headers[header] = `$${variable}`;
  }
  return { maps, headers };
};

const kindMap = (prefix: string, facts: string, file: string): string =>
  mapOf(`${prefix}_kind`, `$${file} $${facts}`, { '~\\.html ': 'document', '~ -$': 'hashed' }, 'plain');

export interface FileParts {
  readonly maps: string;
  /** Headers of a page or file that exists. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of the not-found page. */
  readonly missingHeaders: Readonly<Record<string, string>>;
}

const missingPages = ['', ...prefixedLocales.map(prefixOf)].map((prefix) => `${prefix}/404.html`);

/** Returns all parts of the configuration that depend on the built files. */
export const fileParts = (files: Files): FileParts => {
  const found = headerMaps(files, 'site');
  const documents = new Map([...files].filter(([name]) => missingPages.includes(name)));
  const missing = headerMaps(documents, 'missing');
  const own = (prefix: string): Record<string, string> => ({
    ETag: `$${prefix}_tag`,
    'Content-Encoding': `$${prefix}_encoding`,
    'Strict-Transport-Security': '$strict_transport',
    'Last-Modified': '',
  });
  const maps = [
    ...fileMaps(files),
    mapOf('accepts_br', '$http_accept_encoding', accepts('br')),
    mapOf('accepts_gzip', '$http_accept_encoding', accepts('gzip')),
    mapOf('strict_transport', '$https', { on: strictTransport['Strict-Transport-Security'] }),
    kindMap('site', 'site_facts', 'site_file'),
    ...sentMaps('site', 'site_facts', 'site_file'),
    mapOf('site_ending', '$site_file', { '~(?<site_dot>\\.\\w+)$': '$site_dot' }),
    ...found.maps,
    mapOf('site_cleared', '$site_kind $http_sec_fetch_dest', {
      'document empty': clearSiteDataHeader['Clear-Site-Data'],
    }),
    mapOf(
      'missing_file',
      '$site_prefix',
      Object.fromEntries(prefixedLocales.map(prefixOf).map((prefix) => [prefix, `${prefix}/404.html`])),
      '/404.html',
    ),
    kindMap('missing', 'site_missing_document', 'missing_file'),
    ...sentMaps('missing', 'site_missing_document', 'missing_file'),
    ...missing.maps,
    mapOf('missing_cleared', '$http_sec_fetch_dest', { empty: clearSiteDataHeader['Clear-Site-Data'] }),
    // The client's version equals the one that would be sent; a reload skips this check.
    mapOf('site_reload', '$http_cache_control', { '~*(?:^|,)\\s*no-cache\\s*(?:,|$)': '1' }),
    mapOf('site_fresh', '$site_reload $site_tag $http_if_none_match', {
      '~^ ("[^"]+") (?:.*,)?\\s*(?:W/)?\\1\\s*(?:,|$)': '1',
      '~^ \\S* \\*$': '1',
    }),
  ].join('\n\n');
  return {
    maps,
    headers: { ...found.headers, ...own('site'), 'Clear-Site-Data': '$site_cleared' },
    missingHeaders: { ...missing.headers, ...own('missing'), 'Clear-Site-Data': '$missing_cleared' },
  };
};
