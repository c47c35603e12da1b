import type { RequestHandler } from 'express';

/** The simulator's own pages, at `/__admin/`. */
export const serveConsole = (): RequestHandler => (request, response, next) => {
  if (request.path !== '/') return next();
  response
    .type('html')
    .send('<!doctype html><html lang="en"><title>Simulator</title><p>The console is not built yet.</p>');
};
