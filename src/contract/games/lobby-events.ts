import { defineEndpoint } from '../endpoint.ts';
import type { lobbyEventsSchemas } from './lobby-events.schemas.ts';

/** Lists what can be bet on now in a category of the lobby. The reply is the same for every visitor. */
export const lobbyEvents = defineEndpoint<typeof lobbyEventsSchemas>()({
  name: 'lobbyEvents',
  method: 'GET',
  path: '/wps/game/events',
  access: 'anyone',
  sharedSeconds: 5,
});
