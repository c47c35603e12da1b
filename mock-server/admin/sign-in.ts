import { Router } from 'express';
import { memberByAccount } from '../world/members.ts';
import { startSession } from '../world/sessions.ts';
import type { AdminParts } from './parts.ts';
import { worldOf } from './read.ts';
import { Refused } from './refuse.ts';

/** Starts a session for a member without password or captcha. */
export const signInCalls = ({ worlds }: AdminParts): Router => {
  const router = Router();

  router.post('/worlds/:world/members/:account/session', (request, response) => {
    const world = worldOf(worlds, request);
    const account = String(request.params.account);
    const found = memberByAccount(world.state, account);
    if (!found) throw new Refused(404, 'Unknown member', `There is no member "${account}".`);
    if (found.staff || found.disabled) {
      throw new Refused(
        409,
        'No entry',
        `${account} is ${found.staff ? 'staff' : 'disabled'}: the site lets nobody in as such.`,
      );
    }
    const { id: token } = world.transact(() => startSession(world, found, null));
    response.status(201).json({
      token,
      userName: found.account,
      type: found.type,
      firstTimeLogin: found.firstTimeLogin,
    });
  });

  return router;
};
