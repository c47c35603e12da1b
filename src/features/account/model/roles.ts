/** Account type of a player. */
export const playerType = 0;

/** Account type of a free-trial member. */
export const trialType = 4;

/** Account type of an agent with an upline. */
export const agentType = 1;

/** Account type of an agent at the top of a line: has no upline to transfer to. */
export const topAgentType = 2;

/** Account type of a promoter: has an upline and neither a team nor contracts. */
const promoterType = 40;

/** Account types of agents without contracts and dividends. */
const agentsWithoutContracts = [41, 42];

const isTypeExcept = (type: unknown, types: readonly unknown[]): boolean =>
  Number.isFinite(type) && !types.includes(type);

/**
 * Returns whether the account is an agent, which has the agent home; a missing or non-numeric type is
 * not.
 */
export const isAgentHome = (type: unknown): boolean => isTypeExcept(type, [playerType, trialType, promoterType]);

/** Returns whether the account can have dividends and contracts. */
export const isContractAgent = (type: unknown): boolean =>
  isTypeExcept(type, [trialType, promoterType, ...agentsWithoutContracts]);
