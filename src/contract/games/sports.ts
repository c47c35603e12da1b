import { defineEndpoint } from '../endpoint.ts';
import type {
  cashOutSchemas,
  priceBuilderSchemas,
  quoteCashOutSchemas,
  saveSlipSchemas,
  sportsBetsSchemas,
  sportsBoardSchemas,
  sportsMatchInfoSchemas,
} from './sports.schemas.ts';

/** Returns the fixtures of a sports game with markets and odds; called by its frame. */
export const sportsBoard = defineEndpoint<typeof sportsBoardSchemas>()({
  name: 'sportsBoard',
  method: 'GET',
  path: '/wps/game/sports/board',
  access: 'visit',
});

/** Returns table, form and last meetings for a match; called by the frame of a sports game. */
export const sportsMatchInfo = defineEndpoint<typeof sportsMatchInfoSchemas>()({
  name: 'sportsMatchInfo',
  method: 'GET',
  path: '/wps/game/sports/match',
  access: 'visit',
});

/** Prices several picks of one match that must all win; called by the frame of a sports game. */
export const priceBuilder = defineEndpoint<typeof priceBuilderSchemas>()({
  name: 'priceBuilder',
  method: 'POST',
  path: '/wps/game/sports/builder',
  access: 'visit',
  send: 'json',
});

/** Saves the picks of a bet slip, so that a link opens them at current odds; called by the frame of a sports game. */
export const saveSlip = defineEndpoint<typeof saveSlipSchemas>()({
  name: 'saveSlip',
  method: 'POST',
  path: '/wps/game/sports/slips',
  access: 'visit',
  send: 'json',
});

/** Returns the player's open and latest settled sports bets; called by the frame of a sports game. */
export const sportsBets = defineEndpoint<typeof sportsBetsSchemas>()({
  name: 'sportsBets',
  method: 'GET',
  path: '/wps/game/sports/bets',
  access: 'visit',
});

/** Quotes a cash-out amount for an open sports bet; the quote expires after a few seconds. */
export const quoteCashOut = defineEndpoint<typeof quoteCashOutSchemas>()({
  name: 'quoteCashOut',
  method: 'POST',
  path: '/wps/game/sports/cash-out-quote',
  access: 'visit',
  send: 'json',
});

/** Settles an open sports bet for the amount of a valid quote. */
export const cashOut = defineEndpoint<typeof cashOutSchemas>()({
  name: 'cashOut',
  method: 'POST',
  path: '/wps/game/sports/cash-out',
  access: 'visit',
  send: 'json',
  movesMoney: true,
});
