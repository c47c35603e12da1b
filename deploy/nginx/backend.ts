import { keepAlive } from '#sim/start/listener.ts';
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

/** Returns the upstream block: all calls of a world reach the same process. Idle connections close after `idleMs`. */
export const upstream = (backends: readonly string[], idleMs: number = keepAlive.proxy): string =>
  [
    'upstream backend {',
    ...(backends.length > 1 ? ['  hash $world consistent;'] : []),
    ...backends.map((it) => `  server ${it} max_fails=0;`),
    '  keepalive 32;',
    `  keepalive_timeout ${idleMs}ms;`,
    '}',
  ].join('\n');

// Without a rewrite nginx forwards the original path, with `..` and `//`, so that the matched path and the one the
// backend reads would differ. A rewrite to itself makes it forward the normalised path, encoded again.
const passing = `    rewrite "(?s)^(.*)\\z" $1 break;
    proxy_pass http://backend;
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 3s;
    proxy_read_timeout 40s;
    proxy_next_upstream off;`;

/**
 * Returns the locations that forward calls with normalised paths. The admin API is forwarded on request, with its event
 * stream unbuffered.
 */
export const backendLocations = (admin: boolean): string => `
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
