import type { Row } from '../../row.ts';

/** R188, R262 */
export const teamPnl = {
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNL',
  caller: 'agent',
} as const satisfies Row;

/** R188: bets of everybody below. */
export const teamBets = {
  name: 'teamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBets',
  caller: 'agent',
} as const satisfies Row;

/** R036: rebate earned from the team, by day. */
export const agentRebates = {
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentRebate',
  caller: 'agent',
} as const satisfies Row;

/** R036: rebates of each member below. */
export const teamRebates = {
  name: 'teamRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamRebate',
  caller: 'agent',
} as const satisfies Row;
