import { defineEndpoint } from '../endpoint.ts';
import type { cashOutFlightSchemas, flightSchemas } from './flights.schemas.ts';

/** Returns the player's flight in a crash game; called by its frame. */
export const flight = defineEndpoint<typeof flightSchemas>()({
  name: 'flight',
  method: 'GET',
  path: '/wps/game/flight',
  access: 'visit',
});

/** Cashes out a flight; called by the frame of a crash game. */
export const cashOutFlight = defineEndpoint<typeof cashOutFlightSchemas>()({
  name: 'cashOutFlight',
  method: 'POST',
  path: '/wps/game/flight/cash-out',
  access: 'visit',
  send: 'json',
  movesMoney: true,
});
