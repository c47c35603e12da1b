import { defineEndpoint } from '../endpoint.ts';
import type { betsSchemas, memberPnlSchemas, playSummarySchemas, statementSchemas } from './reports.schemas.ts';

/** R030, R179 */
export const bets = defineEndpoint<typeof betsSchemas>()({
  name: 'bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemBets',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
  whenClosed: true,
  whenRestricted: true,
});

/** R262 */
export const memberPnl = defineEndpoint<typeof memberPnlSchemas>()({
  name: 'memberPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  access: 'member',
  flag: 'PERSREP',
  whenClosed: true,
  whenRestricted: true,
});

/** X07: available to every member, regardless of record flags. */
export const statement = defineEndpoint<typeof statementSchemas>()({
  name: 'statement',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemStatement',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** X02: returns time and money recently spent on play, for the responsible gaming page. */
export const playSummary = defineEndpoint<typeof playSummarySchemas>()({
  name: 'playSummary',
  method: 'GET',
  path: '/wps/safety/play',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});
