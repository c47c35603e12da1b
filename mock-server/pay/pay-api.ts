import type { PlainReply } from '#sim/core/plain-reply.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { pathOf } from '#sim/core/url.ts';
import type { World } from '#sim/core/world.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { type Deposit, deposits } from '#sim/features/cashier/rules/deposit-record.ts';
import { approveDeposit, declineDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import type { Api } from '#sim/http/api.ts';
import { isOfOwnPage } from '#sim/http/own-pages.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';
import { handleScreenCall, screenLanguage, worldOfScreen } from '#sim/http/screen.ts';
import { notFoundDocument, payDocument } from './document.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{24}$/;

/** Largest body of a decision, bytes. */
const maxDecisionBytes = 1024;

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};

const text = (status: number, body: string): PlainReply => ({
  status,
  headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
  body,
});

const decisions = new Map([
  ['approve', approveDeposit],
  ['decline', declineDeposit],
]);

type Decision = typeof approveDeposit;

interface Order {
  readonly world: World;
  readonly order: Deposit;
}

const show = (call: PlainCall, order: Deposit | undefined): PlainReply => {
  const language = screenLanguage(call);
  return {
    status: order ? 200 : 404,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: order ? payDocument(order, language) : notFoundDocument(language),
  };
};

/** Returns the decision of the form, undefined for another text; a reply if the body is too long. */
const readDecision = async (call: PlainCall): Promise<Decision | PlainReply | undefined> => {
  try {
    const body = new TextDecoder().decode(await call.read(maxDecisionBytes));
    return decisions.get(new URLSearchParams(body).get('answer') ?? '');
  } catch (error) {
    if (error instanceof Refusal) return text(413, 'The answer is too long.');
    throw error;
  }
};

const settle = (call: PlainCall, { world, order }: Order, decide: Decision | undefined): PlainReply => {
  if (!decide || !isOfOwnPage(call)) return text(400, 'Answer "approve" or "decline", from this page.');
  world.transact(() => decide(world, order));
  return { status: 303, headers: { ...headers, location: call.url }, body: undefined };
};

/**
 * Creates the simulated wallet apps as a function: `GET /__pay/{ticket}` shows an order, `POST` pays or cancels it.
 */
export const makePay = (worlds: Worlds): Api => {
  const find = async (ticket: string): Promise<Order | undefined> => {
    const world = await worldOfScreen(worlds, ticket, ticketForm);
    const order = world?.state.by(deposits, 'ticket', ticket)[0];
    return world && order ? { world, order } : undefined;
  };

  const handle = async (call: PlainCall, ticket: string): Promise<PlainReply> => {
    const decision = call.method === 'POST' ? await readDecision(call) : undefined;
    if (typeof decision === 'object') return decision;
    const found = await find(ticket);
    return handleScreenCall(found?.world, { call, row: 'payPage' }, () =>
      found && call.method === 'POST' ? settle(call, found, decision) : show(call, found?.order),
    );
  };

  return (call) => {
    const [, ticket] = /^\/__pay\/([^/]+)\/?$/i.exec(pathOf(call.url)) ?? [];
    return ticket !== undefined && ['GET', 'HEAD', 'POST'].includes(call.method) ? handle(call, ticket) : undefined;
  };
};
