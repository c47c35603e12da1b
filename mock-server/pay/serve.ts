import { join } from 'node:path';
import express, { type Request, type Response, Router } from 'express';
import type { Worlds } from '#sim/core/worlds.ts';
import { type Deposit, deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { approveDeposit, declineDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { isOfOwnPage } from '#sim/http/own-pages.ts';
import { handleScreenCall, runDueEventsFirst, screenLanguage, worldOfScreen } from '#sim/http/screen.ts';
import { productRoot } from '#sim/product.ts';
import { notFoundDocument, payDocument } from './document.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{24}$/;

const styles = join(productRoot, 'mock-server/pay/page.css');

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};

/**
 * Serves the simulated wallet apps: `GET /{ticket}` shows an order, `POST` pays or cancels it. Mounted at
 * `/__pay`.
 */
export const servePay = (worlds: Worlds): Router => {
  const find = ({ params: { ticket = '' } }: Request) => {
    const world = worldOfScreen(worlds, String(ticket), ticketForm);
    const order = world?.state.by(deposits, 'ticket', String(ticket))[0];
    return world && order ? { world, order } : undefined;
  };

  const router = Router();
  router.use(runDueEventsFirst(worlds));
  router.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  router.get('/page.css', (_request, response) => response.sendFile(styles));

  router.get('/:ticket', (request, response) => {
    const found = find(request);
    handleScreenCall(found?.world, { request, response, row: 'payPage' }, () => show(request, response, found?.order));
  });

  router.post('/:ticket', express.urlencoded({ extended: false, limit: '1kb' }), (request, response) => {
    const found = find(request);
    const answer = answers.get(String((request.body as { answer?: unknown } | undefined)?.answer));
    handleScreenCall(found?.world, { request, response, row: 'payPage' }, () => {
      if (!found) return show(request, response, undefined);
      if (!answer || !isOfOwnPage(request)) {
        response.status(400).type('text').send('Answer "approve" or "decline", from this page.');
        return 400;
      }
      found.world.transact(() => answer(found.world, found.order));
      response.redirect(303, request.originalUrl);
      return 303;
    });
  });

  return router;
};

const answers = new Map([
  ['approve', approveDeposit],
  ['decline', declineDeposit],
]);

const show = (request: Request, response: Response, order: Deposit | undefined): number => {
  const language = screenLanguage(request);
  const status = order ? 200 : 404;
  response
    .status(status)
    .type('html')
    .send(order ? payDocument(order, language) : notFoundDocument(language));
  return status;
};
