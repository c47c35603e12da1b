import { keepAlive } from '#sim/start/listener.ts';
import { repeatableCalls } from '../repeatable-calls.ts';
import { mapOf } from './conf.ts';

/** Paths of the backend: API calls, pictures, and documents in frames. */
const families = '^/(?:wps|lgw|cdn|__games|__pay)(?:/|$)';

/**
 * Returns maps that find the world of a call: from a game or payment ticket, the address of an admin call, a header,
 * else the cookie. The order is that of `worldNameOf` and `worldOfTicket`.
 */
export const worldMaps = (): string =>
  [
    mapOf('world_of_address', '$uri', {
      '~^/__(?:games|pay)/(?<world_of_ticket>[a-z0-9-]{1,64})\\.': '$world_of_ticket',
      '~^/__admin/worlds/(?<world_of_admin>[a-z0-9-]{1,64})(?:[/?]|$)': '$world_of_admin',
    }),
    mapOf(
      'world_of_cookie',
      '$http_cookie',
      {
        '~(?:^|;\\s*)sim_world=(?<world_in_cookie>[^;]+)': '$world_in_cookie',
      },
      'default',
    ),
    mapOf('world_of_header', '$http_x_sim_world', { '': '$world_of_cookie' }, '$http_x_sim_world'),
    mapOf('world', '$world_of_address', { '': '$world_of_header' }, '$world_of_address'),
  ].join('\n\n');

/**
 * Returns maps that set `$call_repeatable` for calls that may be sent to a second process after the first one has received
 * them: those that only read, and those that carry an idempotency key where the contract provides for one.
 */
export const repeatMaps = (): string => {
  const kinds = repeatableCalls.map(
    ({ method, path, isKeyed }) => [`${method} ${path}`, isKeyed ? 'keyed' : 'read'] as const,
  );
  return [
    mapOf('call_kind', '$request_method $uri', { ...Object.fromEntries(kinds), '~^(?:GET|HEAD) /cdn/': 'read' }),
    mapOf('call_repeatable', '$call_kind:$http_idempotency_key', { '~^read:': '1', '~^keyed:.': '1' }),
  ].join('\n\n');
};

interface UpstreamOptions {
  /** Timeout of idle connections, ms. */
  readonly idleMs?: number | undefined;
  /** Whether all processes share one store, so that each can serve any world. */
  readonly isShared: boolean;
}

// A process that is gone is skipped for this time; one call in it is enough to notice.
const passiveCheck = 'max_fails=1 fail_timeout=2s';

/**
 * Returns the upstream block: all calls of a world reach the same process, as long as it responds if the processes share
 * a store, always if they do not.
 */
export const upstream = (
  backends: readonly string[],
  { idleMs = keepAlive.proxy, isShared }: UpstreamOptions,
): string =>
  [
    'upstream backend {',
    // What one worker finds out about a process counts for all.
    ...(isShared ? ['  zone backend 256k;'] : []),
    ...(backends.length > 1 ? ['  hash $world consistent;'] : []),
    ...backends.map((it) => `  server ${it} ${isShared ? passiveCheck : 'max_fails=0'};`),
    '  keepalive 32;',
    `  keepalive_timeout ${idleMs}ms;`,
    '}',
  ].join('\n');

// Without a rewrite nginx forwards the original path, with `..` and `//`, so that the matched path and the one the
// backend reads would differ. A rewrite to itself makes it forward the normalised path, encoded again.
const pass = (repeats: string): string => `    rewrite "(?s)^(.*)\\z" $1 break;
    proxy_pass http://backend;
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 3s;
    proxy_read_timeout 40s;
    proxy_next_upstream ${repeats};`;

const passOnce = pass('off');

/** Sends a call to the next process only if the first one has not received it, or if a repetition has no effect. */
const passShared = `    error_page 418 = @repeatable;
    if ($call_repeatable) {
      return 418;
    }
    error_page 502 504 = @refused;
${passOnce}`;

const sharedLocations = `
  recursive_error_pages on;

  location @repeatable {
${pass('error timeout non_idempotent')}
    proxy_next_upstream_tries 3;
    proxy_next_upstream_timeout 10s;
  }

  # Without a connection nothing of the call was sent; the process that refused it is skipped now.
  location @refused {
    if ($upstream_connect_time != '-') {
      return 502;
    }
${passOnce}
  }
`;

/**
 * Returns the locations that forward calls with normalised paths. The admin API is forwarded on request, with its event
 * stream unbuffered.
 */
export const backendLocations = (admin: boolean, isShared: boolean): string => {
  const passing = isShared ? passShared : passOnce;
  return `${isShared ? sharedLocations : ''}
  location ~ ${families} {
${passing}
  }

  location = /moreLottery {
${passing}
  }

  location = /__csp {
${passing}
  }
${
  admin
    ? `
  location /__admin {
${passing}
    proxy_buffering off;
  }
`
    : ''
}`;
};
