/** Account type of a free-trial member (R194). */
export const trialType = 4;

/** Account type of an agent with an upline. */
export const agentType = 1;

/** Account type of an agent at the top of a line: has no upline to transfer to (R180, R221). */
export const topAgentType = 2;

const isTypeExcept = (type: unknown, types: readonly unknown[]): boolean =>
  Number.isFinite(type) && !types.includes(type);

/** Returns whether the account has the agent home (A01, R177, R185); a missing or non-numeric type is not an agent. */
export const isAgentHome = (type: unknown): boolean => isTypeExcept(type, [0, trialType, 40]);

/** Returns whether the account can have dividends and contracts (A01, R221). */
export const isContractAgent = (type: unknown): boolean => isTypeExcept(type, [trialType, 40, 41, 42]);
