import { defineEndpoint } from '../endpoint.ts';
import type { lobbyTablesSchemas } from './lobby-tables.schemas.ts';

/** Lists open tables of the live casino. The reply is the same for every visitor. */
export const lobbyTables = defineEndpoint<typeof lobbyTablesSchemas>()({
  name: 'lobbyTables',
  method: 'GET',
  path: '/wps/game/tables',
  categories: ['LIVE'],
  access: 'anyone',
  sharedSeconds: 5,
});
