import express, { type Request, type Response, Router } from 'express';
import type { GameLanguage } from '../../src/contract/game-frame.ts';
import { bodyLimit } from '../../src/contract/limits.ts';
import { invalid } from '../engine/invalid.ts';
import { Refusal } from '../engine/refusal.ts';
import { failure, type Reply, sendReply, success } from '../engine/reply.ts';
import type { World } from '../engine/world.ts';
import type { Worlds } from '../engine/worlds.ts';
import { parseJson } from '../pipeline/open-body.ts';
import { answerScreen, catchUpFirst, type Note, screenLanguage, worldOfScreen } from '../pipeline/screen.ts';
import { launch } from '../rules/games/launches.ts';
import { redeemTicket, type Visit, visitOf } from '../rules/games/visits.ts';
import { gameAssets } from './assets.ts';
import { gameDocument, refusalDocument } from './document.ts';
import { gameHeaders, preflight } from './headers.ts';
import { answerRound } from './play.ts';
import { describeVisit } from './visit.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{8,64}$/;

/** The games: `GET /{ticket}` opens one, `POST /{ticket}/rounds` plays it. Mounted at `/__games`. */
export const serveGames = (worlds: Worlds): Router => {
  const worldOf = (ticket: unknown) => worldOfScreen(worlds, String(ticket), ticketForm);
  const router = Router();
  router.use(catchUpFirst(worlds));
  router.use((request, response, next) => {
    gameHeaders(request, response);
    next();
  });
  router.options('/*path', (_request, response) => void response.set(preflight).status(204).end());
  router.use('/assets', gameAssets());

  router.get('/:ticket', (request, response) => {
    const ticket = String(request.params.ticket);
    const world = worldOf(ticket);
    const language: GameLanguage = screenLanguage(request);
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' });
    answerScreen(world, { request, response, row: 'gameScreen' }, (note) => {
      try {
        if (!world) throw new Refusal('resource.unknown', { why: 'the ticket names no world' });
        const visit = redeemTicket(world, ticket);
        response.send(gameDocument(describeVisit(world, visit, language)));
        return 200;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        note(error);
        const used = error.code === 'ticket.used' && world?.state.get(launch, ticket);
        response.status(used ? 409 : 404).send(refusalDocument(language, used ? 'used' : 'gone'));
        return used ? 409 : 404;
      }
    });
  });

  router.post('/:ticket/rounds', express.raw({ type: () => true, limit: bodyLimit }), (request, response) => {
    const world = worldOf(request.params.ticket);
    answerScreen(world, { request, response, row: 'gameRound' }, (note) => {
      const reply = replyToRound(world, request, note);
      sendReply(response, reply, world?.now() ?? Date.now());
      return reply.status;
    });
  });

  router.use(unreadable);
  return router;
};

const replyToRound = (world: World | undefined, request: Request, note: Note): Reply => {
  try {
    if (!world) throw new Refusal('resource.unknown', { why: 'the ticket names no world' });
    const visit = playedVisit(world, request);
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw invalid('', 'content-type');
    const body = parseJson(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    if (body === undefined) throw invalid('', 'json');
    return success(world.transact(() => answerRound(world, visit, body)));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    note(error);
    return failure(error.code, error.value, error.why);
  }
};

/** The visit that the call's play key opens; a key of another visit or world opens none. */
const playedVisit = (world: World, request: Request): Visit => {
  const key = /^Bearer ([\w.-]{1,128})$/.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) throw new Refusal('session.required', { why: 'no play key' });
  const visit = visitOf(world, key);
  if (visit.id !== request.params.ticket) throw new Refusal('session.required', { why: 'the key of another visit' });
  return visit;
};

const unreadable: express.ErrorRequestHandler = (error: { status?: number }, _request, response: Response, next) => {
  if (response.headersSent || !error.status || error.status >= 500) return next(error);
  sendReply(response, failure(error.status === 413 ? 'request.too-large' : 'request.invalid'), Date.now());
};
