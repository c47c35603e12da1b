import { readSite } from '#sim/site/files.ts';
import { kindOf } from '#sim/site/headers.ts';
import { type Answered, type Asked, requestSite, siteRequests } from './site-requests.ts';

/** Headers that differ between servers or over time and do not matter; a front server has no settings of worlds. */
const volatileHeaders = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'server-timing'];

/** Headers of redirect bodies, which clients ignore: nginx adds its own sentence. */
const redirectBodyHeaders = ['content-type', 'content-length'];

const normalize = ({ status, headers, body }: Answered, lengths: boolean) => {
  const isRedirect = status === 301;
  const optionalHeaders = lengths ? [] : status === 304 ? ['content-type', 'content-length'] : ['content-length'];
  const ignoredHeaders = [...volatileHeaders, ...(isRedirect ? redirectBodyHeaders : []), ...optionalHeaders];
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ignoredHeaders.includes(name))),
    body: isRedirect ? '' : body,
  };
};

const nameOf = ({ method = 'GET', path, headers = {} }: Asked): string =>
  `${method} ${path} ${JSON.stringify(headers)}`;

/** Returns the table for a built site, with ETags as its own server at `origin` sends them. */
export const requestsOf = async (dir: string, origin: string): Promise<Asked[]> => {
  const hashed = [...readSite(dir).keys()].filter((name) => kindOf(name) === 'hashed');
  const tags: Record<string, string> = {};
  for (const path of ['/m/home', '/sw.js', '/ty/m/help?i=2']) {
    const { headers } = await requestSite(origin, { path, headers: { 'accept-encoding': 'br' } });
    tags[path] = String(headers.etag);
  }
  return siteRequests(
    hashed.filter((_, index) => index % 40 === 0),
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
    const ownResponse = normalize(await requestSite(own, asked), lengths);
    const otherResponse = normalize(await requestSite(other, asked), lengths);
    if (
      JSON.stringify([ownResponse.status, ownResponse.body]) !==
      JSON.stringify([otherResponse.status, otherResponse.body])
    )
      different.push([
        nameOf(asked),
        ownResponse.status,
        ownResponse.body.slice(0, 80),
        otherResponse.status,
        otherResponse.body.slice(0, 80),
      ]);
    else if (
      JSON.stringify(Object.entries(ownResponse.headers).sort()) !==
      JSON.stringify(Object.entries(otherResponse.headers).sort())
    )
      different.push([nameOf(asked), ownResponse.headers, otherResponse.headers]);
  }
  return different;
};
