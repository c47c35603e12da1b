import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import { type Deposit, deposit } from '../world/deposit.ts';
import { approveDeposit, declineDeposit } from '../world/deposits.ts';
import { worldOfTicket } from '../world/launches.ts';
import type { World } from '../world/world.ts';
import { isWorldName, type Worlds } from '../world/worlds.ts';
import { goneDocument, payDocument } from './document.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{24}$/;

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};

interface Order {
  readonly world: World;
  readonly order: Deposit;
}

/** The simulated wallet apps (R264): `GET /{ticket}` shows an order, `POST` answers it. Mounted at `/__pay`. */
export const servePay = (worlds: Worlds): Router => {
  /** The order of a ticket, its world brought up to its clock; a world is never started by a ticket. */
  const find = (ticket: string): Order | undefined => {
    if (!ticketForm.test(ticket)) return undefined;
    const name = worldOfTicket(ticket);
    const world = isWorldName(name) && worlds.find(name) ? worlds.open(name) : undefined;
    if (world?.hasDue) world.fireDue();
    const order = world?.state.by(deposit, 'ticket', ticket)[0];
    return world && order && { world, order };
  };

  const router = Router();
  router.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  router.get('/page.css', (_request, response) => response.sendFile(join(import.meta.dirname, 'page.css')));

  router.get('/:ticket', (request, response) => {
    const found = find(String(request.params.ticket));
    journaled(found, request, found ? 200 : 404);
    show(request, response, found?.order);
  });

  router.post('/:ticket', express.urlencoded({ extended: false, limit: '1kb' }), (request, response) => {
    const found = find(String(request.params.ticket));
    const answer = answers.get(String((request.body as { answer?: unknown } | undefined)?.answer));
    if (!found) return show(request, response, undefined);
    const elsewhere = request.headers['sec-fetch-site'] === 'cross-site';
    if (!answer || elsewhere) {
      journaled(found, request, 400);
      return void response.status(400).type('text').send('Answer "approve" or "decline", from this page.');
    }
    found.world.transact(() => answer(found.world, found.order));
    journaled(found, request, 303);
    response.redirect(303, request.originalUrl);
  });

  return router;
};

const answers = new Map([
  ['approve', approveDeposit],
  ['decline', declineDeposit],
]);

const languageOf = ({ headers: { cookie }, query }: Request): 'EN' | 'TY' =>
  query.language === 'TY' || /(?:^|;\s*)lang=ty(?:;|$)/.test(cookie ?? '') ? 'TY' : 'EN';

const show = (request: Request, response: Response, order: Deposit | undefined): void => {
  const language = languageOf(request);
  response
    .status(order ? 200 : 404)
    .type('html')
    .send(order ? payDocument(order, language) : goneDocument(language));
};

/** The world's journal tells of the visit like of any other call. */
const journaled = (found: Order | undefined, request: Request, status: number): void => {
  if (!found) return;
  const entry = found.world.journal.open({
    at: found.world.now(),
    method: request.method,
    url: request.originalUrl,
    requestHeaders: request.headers,
    row: 'payPage',
  });
  entry.status = status;
};
