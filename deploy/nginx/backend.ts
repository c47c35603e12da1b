import { keepAlive } from '../../mock-server/start/listener.ts';
import { mapOf } from './conf.ts';

/** What the backend answers: calls, pictures, and what runs in frames. */
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

/** Returns the upstream block: all calls of one world reach the same process. Idle connections close after `idleMs`. */
export const upstream = (backends: readonly string[], idleMs: number = keepAlive.proxy): string =>
  [
    'upstream backend {',
    ...(backends.length > 1 ? ['  hash $world consistent;'] : []),
    ...backends.map((it) => `  server ${it} max_fails=0;`),
    '  keepalive 32;',
    `  keepalive_timeout ${idleMs}ms;`,
    '}',
  ].join('\n');

// Without a change of the address nginx passes it as it came, with `..` and `//`: what was matched and what the backend
// reads would differ. A rewrite to itself makes it pass the normalised one, encoded anew.
const passing = `    rewrite ^(.*)$ $1 break;
    proxy_pass http://backend;
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 3s;
    proxy_read_timeout 40s;
    proxy_next_upstream off;`;

/** Passes calls on, with normalised addresses. The admin API is passed on where it is wanted, with its stream of events unbuffered. */
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
