import { isAgentHome, isContractAgent } from '#features/account/model/roles.ts';
import { paths } from '#paths.ts';

const contractFlags = ['dailysalreqtype', 'divtypecompperiodreq', 'contracthoursalreq'] as const;
export type ContractFlag = (typeof contractFlags)[number];

/** A contract offer that awaits the agent's decision: the text of its alert and its page. */
export interface PendingContract {
  readonly title: 'in_daily_salary_agt' | 'in_dividend_agt' | 'in_hour_salary_agt';
  readonly text: 'in_daily_salary_req' | 'in_dividend_req' | 'in_hour_salary_req';
  readonly path: `/m/member/agent/${string}`;
}

const contracts: Readonly<Record<ContractFlag, PendingContract>> = {
  dailysalreqtype: {
    title: 'in_daily_salary_agt',
    text: 'in_daily_salary_req',
    path: paths.salaryContract,
  },
  divtypecompperiodreq: {
    title: 'in_dividend_agt',
    text: 'in_dividend_req',
    path: paths.dividendContract,
  },
  contracthoursalreq: {
    title: 'in_hour_salary_agt',
    text: 'in_hour_salary_req',
    path: paths.hourContract,
  },
};

/** Returns whether a request flag is set. */
const isPending = (value: unknown): boolean =>
  ![null, undefined, '', 0, '0', false, 'false'].includes(value as string | number | boolean | null);

/**
 * Returns the contracts to check for an account, in order: daily salary, dividend, hourly salary; none for non-agents.
 */
export const pendingContracts = (
  type: unknown,
  flags: Readonly<Partial<Record<ContractFlag, unknown>>>,
): readonly PendingContract[] =>
  isAgentHome(type) && isContractAgent(type)
    ? contractFlags.filter((flag) => isPending(flags[flag])).map((flag) => contracts[flag])
    : [];
