import { readSite } from '../../mock-server/site/files.ts';
import { kindOf } from '../../mock-server/site/headers.ts';
import { type Answered, type Asked, ask, siteRequests } from './site-requests.ts';

/** Headers that differ between servers or over time and do not matter; a front server has no settings of worlds. */
const passing = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'server-timing'];

/** Headers of redirect bodies, which clients ignore: nginx adds its own sentence. */
const ofRedirectBodies = ['content-type', 'content-length'];

const comparable = ({ status, headers, body }: Answered, lengths: boolean) => {
  const moved = status === 301;
  const untold = lengths ? [] : status === 304 ? ['content-type', 'content-length'] : ['content-length'];
  const dropped = [...passing, ...(moved ? ofRedirectBodies : []), ...untold];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name))),
    body: moved ? '' : body,
  };
};

const nameOf = ({ method = 'GET', path, headers = {} }: Asked): string =>
  `${method} ${path} ${JSON.stringify(headers)}`;

/** Returns the table for a built site, with ETags as its own server at `origin` sends them. */
export const requestsOf = async (dir: string, origin: string): Promise<Asked[]> => {
  const hashed = [...readSite(dir).keys()].filter((name) => kindOf(name) === 'hashed');
  const tags: Record<string, string> = {};
  for (const path of ['/m/home', '/sw.js', '/ty/m/help?i=2']) {
    const { headers } = await ask(origin, { path, headers: { 'accept-encoding': 'br' } });
    tags[path] = String(headers.etag);
  }
  return siteRequests(
    hashed.filter((_, at) => at % 40 === 0),
    tags,
  );
};

/**
 * Returns the differences between two servers of the same site: the request, and both responses. `lengths` compares
 * lengths of bodies, and types of responses without a body.
 */
export const differences = async (
  requests: readonly Asked[],
  own: string,
  other: string,
  { lengths = true } = {},
): Promise<unknown[]> => {
  const different: unknown[] = [];
  for (const asked of requests) {
    const mine = comparable(await ask(own, asked), lengths);
    const theirs = comparable(await ask(other, asked), lengths);
    if (JSON.stringify([mine.status, mine.body]) !== JSON.stringify([theirs.status, theirs.body]))
      different.push([nameOf(asked), mine.status, mine.body.slice(0, 80), theirs.status, theirs.body.slice(0, 80)]);
    else if (
      JSON.stringify(Object.entries(mine.headers).sort()) !== JSON.stringify(Object.entries(theirs.headers).sort())
    )
      different.push([nameOf(asked), mine.headers, theirs.headers]);
  }
  return different;
};
