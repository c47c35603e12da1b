import { defineEndpoint } from '../endpoint.ts';
import type {
  endOtherSessionsSchemas,
  endSessionSchemas,
  loginHistorySchemas,
  sessionsSchemas,
} from './sessions.schemas.ts';

/** Lists the member's active sessions. */
export const sessions = defineEndpoint<typeof sessionsSchemas>()({
  name: 'sessions',
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'member',
});

/** Ends another session of the member and revokes its token. */
export const endSession = defineEndpoint<typeof endSessionSchemas>()({
  name: 'endSession',
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'member',
  send: 'json',
  once: true,
});

/** Ends all sessions except the caller's. */
export const endOtherSessions = defineEndpoint<typeof endOtherSessionsSchemas>()({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/wps/member/sessions/endOthers',
  access: 'member',
});

/** Lists logins and login attempts, newest first. */
export const loginHistory = defineEndpoint<typeof loginHistorySchemas>()({
  name: 'loginHistory',
  method: 'GET',
  path: '/wps/member/loginHistory',
  access: 'member',
});
