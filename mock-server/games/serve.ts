import { Router } from 'express';
import type { Worlds } from '#sim/core/worlds.ts';
import { serveApi } from '#sim/http/express-api.ts';
import { gameAssets } from './assets.ts';
import { gameHeaders } from './headers.ts';
import { makeGameScreens } from './screens-api.ts';

/**
 * Serves the screens of the games and their files, mounted at `/__games`. Their rounds use the endpoint `playRound`.
 */
export const serveGames = (worlds: Worlds, origins: readonly string[] = []): Router => {
  const router = Router();
  router.use((request, response, next) => {
    gameHeaders(request, response, origins);
    next();
  });
  router.use('/assets', gameAssets());
  return router.use(serveApi(makeGameScreens(worlds)));
};
