import { type RequestHandler, Router } from 'express';
import { brand } from '#brands/current.ts';

/** Icon of the simulator for browser tabs. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect x="2" y="2" width="40" height="40" rx="12" fill="#e9a92f"/>' +
  '<path d="M26 7L11 25H20.5L17 37.5L33 18.5H23.5Z" fill="#141003"/></svg>';

/** Serves the icon, and a link to the console, if no site is served. */
export const serveNoSite = (): RequestHandler => {
  const router = Router();
  router.get('/', (_request, response) => response.redirect(302, '/__admin/'));
  router.get(['/favicon.ico', `/brand/${brand.id}/mark.svg`], (_request, response) => {
    response.set('Cache-Control', 'private, max-age=3600').type('svg').send(icon);
  });
  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response
      .status(404)
      .type('text')
      .send('This simulator serves no site. Start it with --site FOLDER, or open /__admin/ for the console.\n');
  });
  return router;
};
