import type { RequestHandler } from 'express';

/** Returns a handler that is loaded with its first request. */
export const loadLazily = (load: () => Promise<RequestHandler>): RequestHandler => {
  let loading: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    loading ??= load();
    const handler = await loading;
    return handler(request, response, next);
  };
};
