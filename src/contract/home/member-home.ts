import { defineEndpoint } from '../endpoint.ts';
import type { memberHomeSchemas } from './member-home.schemas.ts';

/** Returns the member's home: games to continue, open bets, missions, the last deposit. */
export const memberHome = defineEndpoint<typeof memberHomeSchemas>()({
  name: 'memberHome',
  method: 'GET',
  path: '/wps/member/home',
  access: 'session',
});
