import { type RequestHandler, Router } from 'express';
import { sendProblem } from '../pipeline/problem.ts';
import { worldOfTicket } from '../world/launches.ts';
import { isWorldName, type Worlds } from '../world/worlds.ts';

/** The screens of the simulated games and their calls, at `/__games`. */
export const serveGames = (worlds: Worlds): RequestHandler => {
  const router = Router();
  router.get('/:ticket', (request, response) => {
    const name = worldOfTicket(request.params.ticket);
    const world = isWorldName(name) ? worlds.find(name) : undefined;
    const detail = world ? 'The games are not open yet.' : 'The ticket names no world of this simulator.';
    sendProblem(response, { status: 404, title: 'No game', detail });
  });
  return router;
};
