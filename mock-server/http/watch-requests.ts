import type { Request, RequestHandler, Response } from 'express';
import type { LimitName, ProcessFigures } from '#sim/core/process-figures.ts';
import { sendUnavailable } from './unavailable.ts';

/** Event streams take a connection each for as long as a console is open; three pictures of 5 MB are held in memory. */
const limits = { streams: 500, uploads: 64 } as const;

const limitOf = ({ path, headers }: Request): keyof typeof limits | undefined => {
  if (/^\/__admin\/events\/?$/i.test(path)) return 'streams';
  return headers['content-type']?.startsWith('multipart/') ? 'uploads' : undefined;
};

const routes = [
  { name: 'picture', pattern: /^\/cdn\// },
  { name: 'game', pattern: /^\/__games(\/|$)/ },
  { name: 'payment', pattern: /^\/__pay(\/|$)/ },
  { name: 'admin', pattern: /^\/__admin(\/|$)/ },
  { name: 'probe', pattern: /^\/__(health|ready)$/ },
] as const;

const isApi = (path: string): boolean => /^\/(wps|lgw)\/|^\/moreLottery$/.test(path);

/** Returns the class of a request in the metrics: reads and writes of the API, the site, and what else is served. */
const routeOf = ({ method, path }: Request): string => {
  if (isApi(path)) return method === 'GET' ? 'api-read' : 'api-write';
  return routes.find(({ pattern }) => pattern.test(path))?.name ?? 'site';
};

/** Measures requests, and refuses streams and uploads above their limits with 503. */
export const watchRequests =
  (figures: ProcessFigures): RequestHandler =>
  (request, response, next) => {
    const limit = limitOf(request);
    if (limit !== 'streams') observe(figures, request, response);
    if (limit && figures.open[limit] >= limits[limit]) {
      figures.refuse(limit, limits[limit]);
      return sendUnavailable(response, `This process serves ${limits[limit]} ${limit} at the same time. Try again.`);
    }
    if (limit) countWhileOpen(figures, limit, response);
    next();
  };

const observe = (figures: ProcessFigures, request: Request, response: Response): void => {
  const startedAt = performance.now();
  const route = routeOf(request);
  response.once('close', () => figures.observeRequest(route, response.statusCode, performance.now() - startedAt));
};

const countWhileOpen = (figures: ProcessFigures, limit: LimitName, response: Response): void => {
  figures.open[limit] += 1;
  response.once('close', () => {
    figures.open[limit] -= 1;
  });
};
