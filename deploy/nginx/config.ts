import type { SiteLocale } from '#sim/site/addresses.ts';
import { allowHeader, plainHeaders, redirectHeaders, refusals } from '#sim/site/headers.ts';
import { addressMaps } from './addresses.ts';
import { backendLocations, repeatMaps, upstream, worldMaps } from './backend.ts';
import { addHeaders } from './conf.ts';
import { type Files, fileParts } from './files.ts';

export interface NginxOptions {
  /** Folder of the built site, absolute. */
  readonly root: string;
  /** `80`, `127.0.0.1:8080`, `443 ssl`, which serves HTTP/2 too. */
  readonly listen: string;
  readonly serverName: string;
  /** Addresses of simulators, `host:port`; empty for a site without a backend. */
  readonly backends: readonly string[];
  /** Whether the simulators share one store, so that each can serve the calls of another that is down. */
  readonly isShared?: boolean;
  /** Forwards the console and the admin API; the simulator must have a key then. */
  readonly admin: boolean;
  /** Language of visitors without a choice. */
  readonly locale: SiteLocale;
  /** Timeout of idle connections to the simulators, ms; must be shorter than the simulators' own. */
  readonly backendIdleMs?: number;
  /** Added to the names of variables and upstreams, so that the files of several sites can be included together. */
  readonly scope?: string;
  /** Additional lines of the server block, such as certificates. */
  readonly extra?: string;
}

export interface NginxConfig {
  /** Included in `http { … }`. */
  readonly maps: string;
  /** Server block, included in `http { … }` after the maps. */
  readonly server: string;
}

const strict = { 'Strict-Transport-Security': '$strict_transport' };

/** Returns the lines that respond with a text instead of a page. */
const refusal = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): string =>
  `${addHeaders({ ...plainHeaders, ...headers, ...strict }, '      ')}
      return ${status} "${text.trimEnd()}\\n";`;

const pages = (headers: Readonly<Record<string, string>>, missing: Readonly<Record<string, string>>): string => `
  # What a file is and which one answers is said by maps: nothing is guessed from names on disk.
  types { }
  default_type '';
  etag off;
  if_modified_since off;
  max_ranges 0;
  gzip off;
  absolute_redirect off;

  location / {
    if ($request_method !~ ^(GET|HEAD)$) {
${refusal(405, refusals.method, allowHeader)}
    }
    if ($site_target) {
${addHeaders({ ...redirectHeaders, ...strict }, '      ')}
      return 301 $site_target;
    }
${addHeaders(headers, '    ')}
    if ($site_fresh) {
      return 418;
    }
    error_page 418 =304 @unchanged;
    error_page 404 @missing;
    try_files $site_served =404;
  }

  # With the length of the file: "return 304" would say that it is empty.
  location @unchanged {
${addHeaders(headers, '    ')}
    try_files $site_served =404;
  }

  location @missing {
    if ($takes_html = '') {
${refusal(404, refusals.missing)}
    }
${addHeaders(missing, '    ')}
    try_files $missing_served =404;
  }
`;

const takesHtml = `map $http_accept $takes_html {
  default '';
  '' 1;
  '~*text/html\\s*(?:;\\s*q=[^,;]*)?\\s*(?:,|$)' 1;
  '~*(?:^|,)\\s*(?:\\*|text)/\\*\\s*(?:[;,]|$)' 1;
}`;

// A page has about 15 small files, which HTTP/2 sends at once. All versions since 1.9.5 accept the parameter.
const withHttp2 = (listen: string): string => (/\bssl\b(?!.*\bhttp2\b)/.test(listen) ? `${listen} http2` : listen);

/** Sizes of the tables of maps, once for all sites. */
const mapSizes = `map_hash_bucket_size 256;
map_hash_max_size 16384;
variables_hash_max_size 4096;
`;

/**
 * Returns a function that adds a scope to the names of maps and upstreams. Captures keep theirs: each is used only by the
 * map that has just matched.
 */
const scopeNames = (maps: string, scope: string): ((text: string) => string) => {
  const names = [...maps.matchAll(/^map .* \$(\w+) \{$/gm)].map(([, name]) => name);
  const uses = new RegExp(`\\$(${names.join('|')})(?!\\w)`, 'g');
  const suffix = scope.replaceAll('-', '_');
  return (text) =>
    text
      .replaceAll(uses, `$$$1_${suffix}`)
      .replaceAll(/\b(upstream |zone |http:\/\/)backend\b/g, `$1backend_${suffix}`);
};

/**
 * Returns the server block of a built site, which responds as the simulator's own server does
 * (\\`mock-server/site/serve.ts\\`).
 */
export const nginxConfig = (files: Files, options: NginxOptions): NginxConfig => {
  const { maps, headers, missingHeaders } = fileParts(files);
  const {
    root,
    listen,
    serverName,
    backends,
    isShared = false,
    admin,
    locale,
    backendIdleMs,
    scope,
    extra = '',
  } = options;
  const whole = {
    maps: `# Written by "npm run deploy:nginx" from the built site; written anew with each build.
${scope === undefined ? `${mapSizes}\n` : ''}${[addressMaps(locale), takesHtml, maps, worldMaps(), ...(isShared ? [repeatMaps()] : []), ...(backends.length > 0 ? [upstream(backends, { idleMs: backendIdleMs, isShared })] : [])].join('\n\n')}
`,
    server: `server {
  listen ${withHttp2(listen)};
  server_name ${serverName};
  root ${root};
  server_tokens off;
  # An upload is three pictures of 5 MB.
  client_max_body_size 16m;
  client_body_buffer_size 256k;
${extra && `  ${extra}\n`}${backends.length > 0 ? backendLocations(admin, isShared) : ''}${pages(headers, missingHeaders)}}
`,
  };
  if (scope === undefined) return whole;
  const scoped = scopeNames(whole.maps, scope);
  return { maps: scoped(whole.maps), server: scoped(whole.server) };
};

/** Returns a complete configuration with these sites only: the folder of one, or those of several with scopes. */
export const wholeConfig = (sites: string | readonly string[], head = ''): string => `${head}worker_processes auto;
worker_rlimit_nofile 8192;
events { worker_connections 2048; }
http {
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  access_log off;
${typeof sites === 'string' ? '' : mapSizes.replaceAll(/^(?=.)/gm, '  ')}${[sites]
  .flat()
  .map((folder) => `  include ${folder}/maps.conf;\n  include ${folder}/server.conf;\n`)
  .join('')}}
`;
