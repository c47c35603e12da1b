import type { PlainReply } from '#sim/core/plain-reply.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { pathOf } from '#sim/core/url.ts';
import type { Worlds } from '#sim/core/worlds.ts';
import { launches } from '#sim/features/games/rules/game-launches.ts';
import { redeemLaunchTicket } from '#sim/features/games/rules/game-visits.ts';
import type { Api } from '#sim/http/api.ts';
import type { PlainCall } from '#sim/http/plain-call.ts';
import { handleScreenCall, screenLanguage, worldOfScreen } from '#sim/http/screen.ts';
import { describeVisit } from './describe-visit.ts';
import { checkDocument, gameDocument, refusalDocument } from './document.ts';

const ticketForm = /^[a-z0-9-]{1,64}\.[0-9a-f]{8,64}$/;

const documentReply = (status: number, body: string, caching = 'no-store'): PlainReply => ({
  status,
  headers: { 'cache-control': caching, 'content-type': 'text/html; charset=utf-8' },
  body,
});

/**
 * Creates the documents of the games as a function: `GET /__games/{ticket}` opens one, `/__games/check` verifies a round.
 */
export const makeGameScreens = (worlds: Worlds): Api => {
  const open = async (call: PlainCall, ticket: string): Promise<PlainReply> => {
    const world = await worldOfScreen(worlds, ticket, ticketForm);
    const language = screenLanguage(call);
    return handleScreenCall(world, { call, row: 'gameScreen' }, (note) => {
      try {
        if (!world) throw new Refusal('resource.unknown', { why: 'the world of the ticket does not exist' });
        const visit = redeemLaunchTicket(world, ticket);
        return documentReply(200, gameDocument(describeVisit(world, visit, language)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        note(error);
        const used = error.code === 'ticket.used' && world?.state.get(launches, ticket);
        return documentReply(used ? 409 : 404, refusalDocument(language, used ? 'used' : 'gone'));
      }
    });
  };

  return (call) => {
    const [, ticket] = /^\/__games\/([^/]+)\/?$/i.exec(pathOf(call.url)) ?? [];
    if (ticket === undefined || !['GET', 'HEAD'].includes(call.method)) return undefined;
    if (ticket === 'check') return documentReply(200, checkDocument(screenLanguage(call)), 'public, max-age=300');
    return open(call, ticket);
  };
};
