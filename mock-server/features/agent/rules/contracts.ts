import { startOfNamedDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import type { Member } from '#sim/features/account/rules/members.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { agentMessages } from '#sim/features/messages/rules/templates/agent-messages.ts';
import type { LocalizedText } from '#sim/features/shared/localized-text.ts';

/** Minimum turnover and number of active members for a share or a fixed amount. Minor units. */
export interface ContractStep {
  readonly from: number;
  readonly activeMembers: number;
  /** Share of the turnover for salaries, of the team's loss for dividends. */
  readonly rate: number | null;
  readonly minor: number | null;
}

export type ContractKind = 'daily' | 'hour' | 'dividend';

/** A contract of an agent with the upline, pending or decided. */
export interface Contract extends Doc {
  readonly kind: ContractKind;
  readonly member: string;
  /** Member who offers the contract and pays dividends. */
  readonly upline: string;
  readonly sentAt: number;
  /** `YYYY-MM-DD` */
  readonly startsOn: string;
  readonly period: 'hour' | 'day' | 'half-month' | 'month';
  /** Lowest first. */
  readonly steps: readonly ContractStep[];
  readonly note: LocalizedText;
  /** Whether a dividend contract deducts losses of earlier periods; true if absent. */
  readonly carriesLosses?: boolean;
  readonly state: 'pending' | 'active' | 'refused' | 'ended';
  /** Time at which it was accepted or refused. */
  readonly decidedAt: number | null;
}

export const contracts = collection<Contract>()('contract', { member: (it) => it.member });

const contractsOf = (state: State, memberId: string, of: ContractKind): Contract[] =>
  state.by(contracts, 'member', memberId).filter((it) => it.kind === of);

/** Returns the pending offer of a kind, the latest if there are several. */
export const pendingOf = (state: State, memberId: string, of: ContractKind): Contract | undefined =>
  contractsOf(state, memberId, of)
    .filter((it) => it.state === 'pending')
    .sort((a, b) => b.sentAt - a.sentAt)[0];

/** Returns the member's contracts of a kind that are no longer pending, the latest first. */
export const decidedContracts = (state: State, memberId: string, of: ContractKind): Contract[] =>
  contractsOf(state, memberId, of)
    .filter((it) => it.state !== 'pending')
    .sort((a, b) => (b.decidedAt ?? b.sentAt) - (a.decidedAt ?? a.sentAt) || (a.id < b.id ? 1 : -1));

/** Returns the member's contract of a kind that is in force at an instant. */
export const activeOf = (state: State, memberId: string, of: ContractKind, at: number): Contract | undefined =>
  contractsOf(state, memberId, of).find((it) => it.state === 'active' && startOfNamedDay(it.startsOn) <= at);

/** Returns all contracts of a kind that are in force at an instant. */
export const contractsInForce = (state: State, of: ContractKind, at: number): Contract[] =>
  state.all(contracts).filter((it) => it.kind === of && it.state === 'active' && startOfNamedDay(it.startsOn) <= at);

/** Accepts or refuses an offer; an accepted one replaces the current contract. Throws `resource.unknown`. */
export const decideContract = (
  world: World,
  member: Member,
  of: ContractKind,
  { requestId, accept }: { readonly requestId: string; readonly accept: boolean },
): Contract => {
  const offer = world.state.get(contracts, requestId);
  if (offer?.member !== member.id || offer.kind !== of || offer.state !== 'pending')
    throw new Refusal('resource.unknown', { why: `no ${of} contract ${requestId} waits` });
  const decided: Contract = { ...offer, state: accept ? 'active' : 'refused', decidedAt: world.now() };
  if (accept) {
    for (const it of contractsOf(world.state, member.id, of))
      if (it.state === 'active') world.state.put(contracts, { ...it, state: 'ended' });
  }
  world.state.put(contracts, decided);
  sendMessage(world, offer.upline, agentMessages.contractAnswered(member.account, of, accept, world.now()));
  return decided;
};
