import type { RequestHandler } from 'express';

/** A handler that is loaded with the first request for it. */
export const loadLazily = (load: () => Promise<RequestHandler>): RequestHandler => {
  let loading: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    loading ??= load();
    const handler = await loading;
    return handler(request, response, next);
  };
};
