import { hrefOf } from '#paths.ts';
/** Entries of the agent's grid that the merchant can hide, in order, with their pages. */
export const agentMenu = {
  teamOverview: hrefOf('teamOverview'),
  accountRecord: hrefOf('transactionRecord', { types: 'A' }),
  team: hrefOf('team'),
  redRain: hrefOf('redRain'),
  teamPnl: hrefOf('teamPnl'),
  teamBetting: hrefOf('teamBetting'),
  agentRebate: hrefOf('agentRebate'),
  teamRebate: hrefOf('teamRebate'),
  securityCenter: hrefOf('securityCenter'),
  webEmail: hrefOf('webEmail'),
} as const;

export type AgentMenuKey = keyof typeof agentMenu;
