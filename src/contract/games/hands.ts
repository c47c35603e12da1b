import { defineEndpoint } from '../endpoint.ts';
import type { handSchemas, playHandSchemas } from './hands.schemas.ts';

/** Returns the player's hand at a card table; called by its frame. */
export const hand = defineEndpoint<typeof handSchemas>()({
  name: 'hand',
  method: 'GET',
  path: '/wps/game/hand',
  access: 'visit',
});

/** Plays a move of the hand in progress; called by the frame of a card table. */
export const playHand = defineEndpoint<typeof playHandSchemas>()({
  name: 'playHand',
  method: 'POST',
  path: '/wps/game/hand/move',
  access: 'visit',
  send: 'json',
  movesMoney: true,
});
