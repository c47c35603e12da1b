import * as endpoints from '#contract/account/sessions.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { handle } from '#sim/features/handler.ts';
import { paged } from '#sim/features/shared/paged.ts';
import { loginHistoryOf } from '../rules/login-history.ts';
import { endOtherSessions, endSession, openSessions } from '../rules/sessions.ts';

export const sessionHandlers = [
  handle(endpoints.sessions, ({ world, member, session: own }) =>
    openSessions(world.state, member.id).map(({ id, name, client, method, twoSteps, startedAt, usedAt }) => ({
      sessionId: name,
      current: id === own.id,
      device: client.device,
      mobile: client.mobile,
      place: client.place,
      way: method,
      twoSteps,
      startedAt,
      usedAt,
    })),
  ),

  handle(endpoints.endSession, ({ world, member, session: own, body }) => {
    const found = openSessions(world.state, member.id).find(({ name }) => name === body.sessionId);
    if (!found) throw new Refusal('resource.unknown', { why: 'no open session of this member has that name' });
    if (found.id === own.id) throw new Refusal('request.conflict', { why: 'signing out ends the own session' });
    endSession(world, found, 'ended-elsewhere');
    return null;
  }),

  handle(endpoints.endOtherSessions, ({ world, member, session: own }) => ({
    ended: endOtherSessions(world, member.id, own.id),
  })),

  handle(endpoints.loginHistory, ({ world, member, query }) =>
    paged(
      loginHistoryOf(world.state, member.id),
      query,
      ({ at, device, mobile, place, method, twoSteps, outcome }) => ({
        at,
        device,
        mobile,
        place,
        way: method,
        twoSteps,
        outcome,
      }),
    ),
  ),
];
