import { defineEndpoint } from '../endpoint.ts';
import type { betsSchemas, memberPnlSchemas, playSummarySchemas, statementSchemas } from './reports.schemas.ts';

/** Lists bets of the member. */
export const bets = defineEndpoint<typeof betsSchemas>()({
  name: 'bets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemBets',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
});

/** Returns the member's profit and loss. */
export const memberPnl = defineEndpoint<typeof memberPnlSchemas>()({
  name: 'memberPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  access: 'member',
  flag: 'PERSREP',
});

/** Returns the account statement by month, to every member regardless of record flags. */
export const statement = defineEndpoint<typeof statementSchemas>()({
  name: 'statement',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemStatement',
  access: 'member',
});

/** Returns time and money recently spent on play, for the responsible gaming page. */
export const playSummary = defineEndpoint<typeof playSummarySchemas>()({
  name: 'playSummary',
  method: 'GET',
  path: '/wps/safety/play',
  access: 'member',
});
