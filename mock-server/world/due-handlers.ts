import { forgetNonce } from '../pipeline/open-body.ts';
import { forgetLaunch } from './launches.ts';
import { unlock } from './login-guard.ts';
import { lapseSession } from './sessions.ts';
import type { DueHandlers } from './world.ts';

/** What happens when something is due, by the type of the event. */
export const dueHandlers: DueHandlers = {
  session: lapseSession,
  launch: forgetLaunch,
  unlock,
  nonce: forgetNonce,
};
