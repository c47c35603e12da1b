import { hrefOf } from '../../../paths.ts';
/** Entries of the agent's grid that the merchant may leave out (R188, A76), in its order, and where they lead. */
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

/** Entries that a merchant's setting leaves; all of them while it is not known. */
export const shownEntries = (setting: readonly string[] | undefined): readonly AgentMenuKey[] =>
  (Object.keys(agentMenu) as AgentMenuKey[]).filter((key) => !setting || setting.includes(key));
