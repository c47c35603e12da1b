import { extname } from 'node:path';
import type { SiteFile } from '#sim/site/files.ts';
import { headersOf, kindOf } from '#sim/site/headers.ts';
import { keepAlive } from '#sim/start/listener.ts';
import { repeatableCalls } from '../repeatable-calls.ts';

export interface CaddyOptions {
  /** Folder of the built site, absolute. */
  readonly root: string;
  /** `example.ph`, for which Caddy requests a certificate, or `http://:8080`. */
  readonly listen: string;
  /** Addresses of the servers for site and simulator, `host:port`; several share one store. */
  readonly backends: readonly string[];
  /** Forwards the console and the admin API; the simulator must have a key then. */
  readonly admin: boolean;
  /** Timeout of idle connections to the backend, ms; must be shorter than the backend's own. */
  readonly backendIdleMs?: number;
}

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const setLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t\t${name} ${quote(value)}`)
    .join('\n');

/** Response headers by file extension. */
const headersByEnding = (files: ReadonlyMap<string, SiteFile>): [string, Record<string, string>][] => {
  const hashed = [...files].filter(([name]) => kindOf(name) === 'hashed');
  return [...new Map(hashed.map(([name, file]) => [extname(name), headersOf(name, file)]))].sort();
};

/**
 * Returns the block that serves immutable files of an extension: their names contain a hash, so Caddy sends them
 * itself.
 */
const fileBlock = ([ending, headers]: [string, Record<string, string>]): string => {
  const name = `@hashed_${ending.slice(1)}`;
  return `	${name} {
		method GET HEAD
		path_regexp ^/(_astro/.+|static/.+\\.[0-9a-f]{8})\\${ending}$
		file
	}
	handle ${name} {
		header {
${setLines(headers)}
			-Accept-Ranges
			-Etag
			-Last-Modified
			defer
		}
		request_header -Range
		file_server {
			precompressed br gzip
		}
	}`;
};

const readPaths = [...repeatableCalls.filter(({ isKeyed }) => !isKeyed).map(({ path }) => path), '/cdn/*'].join(' ');

/**
 * Lines by which the calls of a process that is down go to the others: those whose connection was refused, and those
 * that only read. Caddy does not keep bodies to send them again.
 */
const failover = `			lb_policy least_conn
			lb_try_duration 5s
			lb_try_interval 50ms
			fail_duration 2s
			lb_retry_match {
				method GET
				path ${readPaths}
			}
`;

/** Returns the block that forwards calls to the backends. */
const proxyBlock = (
  backends: readonly string[],
  keepalive: string,
): string => `		reverse_proxy ${backends.join(' ')} {
${backends.length > 1 ? failover : ''}			transport http {
				# What the reader takes is the reader's word.
				compression off
				keepalive ${keepalive}
			}
		}`;

/** Returns the block of calls that change something although they are GETs. */
const changingReads = (backends: readonly string[]): string => `	@changing {
		method GET
		path /wps/* /lgw/* /__games/* /__pay/* /__admin/*
		not path ${readPaths}
	}
	handle @changing {
		# Caddy sends a GET again if a connection that was used before breaks.
${proxyBlock(backends, 'off')}
	}
`;

/**
 * Returns a Caddyfile: Caddy terminates TLS and sends immutable files; the simulator's server behind it serves
 * documents, languages and API calls.
 */
export const caddyConfig = (
  files: ReadonlyMap<string, SiteFile>,
  { root, listen, backends, admin, backendIdleMs = keepAlive.proxy }: CaddyOptions,
): string => `# Written by "npm run deploy:caddy" from the built site; written anew with each build.
${listen} {
	root * ${root}
${headersByEnding(files).map(fileBlock).join('\n')}
${
  admin
    ? ''
    : `	# Nothing is there for others.
	@admin path /__admin /__admin/*
	rewrite @admin /__none{uri}
`
}${backends.length > 1 ? changingReads(backends) : ''}	handle {
${proxyBlock(backends, `${backendIdleMs}ms`)}
	}
}
`;
