import { defineEndpoint } from '../endpoint.ts';
import type {
  agentRebatesSchemas,
  teamBetsSchemas,
  teamPnlSchemas,
  teamRebatesSchemas,
} from './team-reports.schemas.ts';

/** Lists profit and loss of the members below. */
export const teamPnl = defineEndpoint<typeof teamPnlSchemas>()({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamPNL',
  access: 'agent',
});

/** Lists bets of all members below. */
export const teamBets = defineEndpoint<typeof teamBetsSchemas>()({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamBets',
  access: 'agent',
});

/** Lists the rebate that the agent earned from the team, by day. */
export const agentRebates = defineEndpoint<typeof agentRebatesSchemas>()({
  name: 'agentRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_AgentRebate',
  access: 'agent',
});

/** Lists the rebates of each member below. */
export const teamRebates = defineEndpoint<typeof teamRebatesSchemas>()({
  name: 'teamRebates',
  method: 'GET',
  path: '/wps/relay/ODSFE2_TeamRebate',
  access: 'agent',
});
