import { Router } from 'express';
import type { WireLanguage } from '#contract/fields.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { launches } from '#sim/features/games/rules/game-launches.ts';
import { redeemLaunchTicket } from '#sim/features/games/rules/game-visits.ts';
import { handleScreenCall, runDueEventsFirst, screenLanguage, worldOfScreen } from '#sim/http/screen.ts';
import { gameAssets } from './assets.ts';
import { describeVisit } from './describe-visit.ts';
import { checkDocument, gameDocument, refusalDocument } from './document.ts';
import { gameHeaders } from './headers.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{8,64}$/;

/**
 * Serves the screens of the games, mounted at `/__games`: `GET /{ticket}` opens one. Their rounds use the endpoint
 * `playRound`.
 */
export const serveGames = (worlds: Worlds, origins: readonly string[] = []): Router => {
  const worldOf = (ticket: unknown) => worldOfScreen(worlds, String(ticket), ticketForm);
  const router = Router();
  router.use(runDueEventsFirst(worlds));
  router.use((request, response, next) => {
    gameHeaders(request, response, origins);
    next();
  });
  router.use('/assets', gameAssets());

  router.get('/check', (request, response) => {
    response.set({ 'Cache-Control': 'public, max-age=300', 'Content-Type': 'text/html; charset=utf-8' });
    response.send(checkDocument(screenLanguage(request)));
  });

  router.get('/:ticket', (request, response) => {
    const ticket = String(request.params.ticket);
    const world = worldOf(ticket);
    const language: WireLanguage = screenLanguage(request);
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
    handleScreenCall(world, { request, response, row: 'gameScreen' }, (note) => {
      try {
        if (!world) throw new Refusal('resource.unknown', { why: 'the world of the ticket does not exist' });
        const visit = redeemLaunchTicket(world, ticket);
        response.send(gameDocument(describeVisit(world, visit, language)));
        return 200;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        note(error);
        const used = error.code === 'ticket.used' && world?.state.get(launches, ticket);
        response.status(used ? 409 : 404).send(refusalDocument(language, used ? 'used' : 'gone'));
        return used ? 409 : 404;
      }
    });
  });

  return router;
};
