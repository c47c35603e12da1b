import * as endpoints from '#contract/agent/contracts.ts';
import type { Value } from '#contract/types.ts';
import { isContractAgent } from '#features/account/model/roles.ts';
import { toMajor } from '#lib/money/money.ts';
import { Refusal } from '#sim/core/refusal.ts';
import { accountNameOf } from '#sim/features/account/rules/members.ts';
import { type Context, handle } from '#sim/features/handler.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import {
  type Contract,
  type ContractKind,
  type ContractStep,
  decideContract,
  decidedContracts,
  pendingOf,
} from '../rules/contracts.ts';
import { decideDividend } from '../rules/dividends.ts';
import { planAgentHour } from '../rules/salaries.ts';

/** Throws `permission.denied` for agents of a type that has no contracts. */
export const requireContractAccess = ({ member }: Pick<Context<typeof endpoints.dividendInfo>, 'member'>): void => {
  if (isContractAgent(member.type)) return;
  throw new Refusal('permission.denied', { why: `type ${member.type} cannot have contracts` });
};

export const wireStep = ({ from, activeMembers, rate, minor }: ContractStep) => ({
  from: toMajor(from),
  activeMembers,
  rate,
  amount: minor === null ? null : toMajor(minor),
});

type RequestRow = typeof endpoints.dailySalaryRequest | typeof endpoints.hourSalaryRequest;

type Asked = Pick<Context<RequestRow>, 'world' | 'language'>;

const wireTerms = ({ world, language }: Asked, contract: Contract): NonNullable<Value<'dividendRequest'>> => ({
  requestId: contract.id,
  from: accountNameOf(world.state, contract.upline),
  sentAt: contract.sentAt,
  startsOn: contract.startsOn,
  period: contract.period,
  steps: contract.steps.map(wireStep),
  carriesLosses: contract.kind === 'dividend' && contract.carriesLosses !== false,
  note: textIn(contract.note, language),
});

const wireOffer = (call: Asked, offer: Contract | undefined): Value<'dividendRequest'> =>
  offer ? wireTerms(call, offer) : null;

const decide = (
  call: Pick<Context<typeof endpoints.processDividend>, 'world' | 'member'>,
  of: Exclude<ContractKind, 'dividend'>,
  decision: { readonly requestId: string; readonly accept: boolean },
): null => {
  requireContractAccess(call);
  const { state } = decideContract(call.world, call.member, of, decision);
  if (of === 'hour' && state === 'active') planAgentHour(call.world);
  return null;
};

export const contractHandlers = [
  handle(endpoints.dailySalaryRequest, (call) => {
    requireContractAccess(call);
    return wireOffer(call, pendingOf(call.world.state, call.member.id, 'daily'));
  }),

  handle(endpoints.hourSalaryRequest, (call) => {
    requireContractAccess(call);
    return wireOffer(call, pendingOf(call.world.state, call.member.id, 'hour'));
  }),

  handle(endpoints.dividendRequest, (call) => {
    requireContractAccess(call);
    const offer = pendingOf(call.world.state, call.member.id, 'dividend');
    const { period } = call.query;
    return wireOffer(call, period === undefined || offer?.period === period ? offer : undefined);
  }),

  handle(endpoints.contractHistory, (call) => {
    requireContractAccess(call);
    return decidedContracts(call.world.state, call.member.id, call.query.kind).map((contract) => ({
      ...wireTerms(call, contract),
      state: contract.state === 'pending' ? ('active' as const) : contract.state,
      decidedAt: contract.decidedAt,
    }));
  }),

  handle(endpoints.processDailySalary, (call) =>
    decide(call, 'daily', { requestId: call.query.requestId, accept: call.query.accept === 'true' }),
  ),
  handle(endpoints.processHourSalary, (call) => decide(call, 'hour', call.body)),
  handle(endpoints.processDividend, (call) => {
    requireContractAccess(call);
    decideDividend(call.world, call.member, call.body);
    return null;
  }),
];
