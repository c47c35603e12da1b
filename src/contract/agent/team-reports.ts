import { defineEndpoint } from '../endpoint.ts';
import type {
  agentRebatesSchemas,
  teamBetsSchemas,
  teamPnlSchemas,
  teamRebatesSchemas,
} from './team-reports.schemas.ts';

/** R188, R262 */
export const teamPnl = defineEndpoint<typeof teamPnlSchemas>()({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNL',
  access: 'agent',
});

/** R188: lists bets of all members below. */
export const teamBets = defineEndpoint<typeof teamBetsSchemas>()({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBets',
  access: 'agent',
});

/** R036: rebate earned from the team, by day. */
export const agentRebates = defineEndpoint<typeof agentRebatesSchemas>()({
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentRebate',
  access: 'agent',
});

/** R036: rebates of each member below. */
export const teamRebates = defineEndpoint<typeof teamRebatesSchemas>()({
  name: 'teamRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamRebate',
  access: 'agent',
});
