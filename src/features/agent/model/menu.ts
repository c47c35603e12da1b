/** Entries of the agent's grid that the merchant may leave out (R188, A76), in its order, and where they lead. */
export const agentMenu = {
  teamOverview: '/m/agent/team/overview',
  accountRecord: '/m/transaction/record?types=A',
  team: '/m/member/team',
  redRain: '/m/redRain',
  teamPnl: '/m/agent/team/pnl',
  teamBetting: '/m/teamBetting',
  agentRebate: '/m/member/agent/agentRebeat',
  teamRebate: '/m/member/teamRebate',
  securityCenter: '/m/securityCenter',
  webEmail: '/m/webEmail',
} as const;

export type AgentMenuKey = keyof typeof agentMenu;

/** Entries that a merchant's setting leaves; all of them while it is not known. */
export const shownEntries = (setting: readonly string[] | undefined): readonly AgentMenuKey[] =>
  (Object.keys(agentMenu) as AgentMenuKey[]).filter((key) => !setting || setting.includes(key));
