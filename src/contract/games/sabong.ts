import { defineEndpoint } from '../endpoint.ts';
import type { sabongSchemas } from './sabong.schemas.ts';

/** Returns the current fight of a cockpit with pools, odds, last results and the player's bets; called by its frame. */
export const sabong = defineEndpoint<typeof sabongSchemas>()({
  name: 'sabong',
  method: 'GET',
  path: '/wps/game/sabong',
  access: 'visit',
});
