import { Router } from 'express';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { startSession } from '#sim/features/account/rules/sessions.ts';
import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { memberNamed } from './member-named.ts';
import { worldOf } from './parse-input.ts';

/**
 * Returns the member of that name if the site would accept their login. Throws 404, and 409 for staff and disabled
 * members.
 */
export const memberWhoMayLogIn = ({ state }: World, account: string): Member => {
  const found = memberNamed(state, account);
  if (found.staff || found.disabled) {
    const reason = found.staff ? 'staff' : 'disabled';
    throw new AdminError(409, 'Login not possible', `${account} is ${reason} and cannot log in.`);
  }
  return found;
};

/** Starts a session for a member without password or captcha. */
export const loginCalls = ({ worlds }: AdminContext): Router => {
  const router = Router();

  router.post('/worlds/:world/members/:account/session', (request, response) => {
    const world = worldOf(worlds, request);
    const found = memberWhoMayLogIn(world, String(request.params.account));
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
