import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfNamedDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { newest } from '#sim/core/newest.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { teamOf } from '#sim/features/account/rules/team.ts';
import { refuseHeldWithdrawal } from '#sim/features/account/rules/withdrawal-hold.ts';
import { convertedGiftsTotal } from '#sim/features/cashier/rules/gifts.ts';
import { requireUnlockedMoney } from '#sim/features/cashier/rules/own-money.ts';
import { sendMessage } from '#sim/features/messages/rules/messages.ts';
import { agentMessages } from '#sim/features/messages/rules/templates/agent-messages.ts';
import { totalsBy } from '#sim/features/records/rules/all-member-totals.ts';
import { noActivity } from '#sim/features/records/rules/member-totals.ts';
import { type MemberStakes, stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import type { Period } from '#sim/features/shared/period.ts';
import { activeOf, type Contract, contractsInForce, decideContract } from './contracts.ts';
import { payOf, reachedStep, teamPlayIn } from './earnings.ts';

/** Statement of a past period: an agent's share of the team's losses. Minor units. */
export interface Dividend extends Doc {
  readonly member: string;
  /** The upline, which owes it. */
  readonly payer: string;
  readonly from: number;
  readonly until: number;
  readonly at: number;
  /** Negative if the team won more than it lost. */
  readonly teamNet: number;
  /** Negative results of earlier periods that were deducted, and those that remain; 0 or less, absent for 0. */
  readonly carriedIn?: number;
  readonly carriedOut?: number;
  readonly rate: number;
  readonly minor: number;
  /** `none`: nothing is owed for the period. */
  readonly status: 'open' | 'paid' | 'none';
}

export const dividends = collection<Dividend>()('dividend', { member: (it) => it.member, payer: (it) => it.payer });

/**
 * Time up to which an agent's dividends are booked, even if nothing was earned, and the negative results that no later
 * period has recovered, in minor units, 0 or less, absent for 0. The id is the agent's, so that they outlive contracts,
 * uplines and years.
 */
const countedDividends = collection<Doc & { readonly until: number; readonly carried?: number }>()('dividend-counted');

const carriedLosses = (state: State, memberId: string): number => state.get(countedDividends, memberId)?.carried ?? 0;

/** Returns the half month or month, in the market’s time zone, that contains an instant. */
const dividendPeriod = (at: number, of: Contract['period']): Period => {
  const month = dayOf(at).slice(0, 7);
  const first = startOfNamedDay(`${month}-01`);
  const middle = startOfNamedDay(`${month}-16`);
  // Five weeks after its start every month has ended.
  const next = startOfNamedDay(`${dayOf(first + 35 * dayMs).slice(0, 7)}-01`);
  if (of === 'month') return { from: first, until: next };
  return at < middle ? { from: first, until: middle } : { from: middle, until: next };
};

/**
 * Returns the part of the current period that counts for a contract: from its start date on, without time that has
 * already been counted, even under other terms. Undefined if none remains.
 */
const countedPeriod = (state: State, contract: Contract, at: number): Period | undefined => {
  const { from, until } = dividendPeriod(at, contract.period);
  const begins = Math.max(
    from,
    startOfNamedDay(contract.startsOn),
    state.get(countedDividends, contract.member)?.until ?? 0,
  );
  return begins < until ? { from: begins, until } : undefined;
};

/**
 * Returns the earnings of a contract in a period: a share of the own money that the team lost, minus bonuses that became
 * own money, rebates, and negative results of earlier periods unless the contract forgets them.
 */
const earnedDividend = (
  state: State,
  { member, steps, carriesLosses = true }: Contract,
  period: Period,
  played = stakesByMember(state, period),
) => {
  const play = teamPlayIn(state, member, period, played);
  const team = new Set(teamOf(state, member).map((it) => it.member.id));
  const { rebate } = totalsBy(state, period, (id) => (team.has(id) ? '' : null)).get('') ?? noActivity;
  const teamNet = play.lost - convertedGiftsTotal(state, period, team) - rebate;
  const reached = reachedStep(steps, play);
  const step = reached === null ? undefined : steps[reached];
  const carriedIn = carriesLosses ? carriedLosses(state, member) : 0;
  const basis = teamNet + carriedIn;
  const carriedOut = carriesLosses ? Math.min(0, basis) : 0;
  const minor = payOf(step, basis);
  return {
    ...play,
    reached,
    teamNet,
    carriedIn,
    carriedOut,
    basis: Math.max(0, basis),
    rate: step?.rate ?? 0,
    minor,
  };
};

/** Closes a period of a contract and books its statement, unless nothing happened. */
const book = (world: World, contract: Contract, period: Period, played?: ReadonlyMap<string, MemberStakes>): void => {
  const { teamNet, carriedIn, carriedOut, rate, minor } = earnedDividend(world.state, contract, period, played);
  // A contract that forgets losses leaves those of earlier contracts as they are.
  const carried = contract.carriesLosses === false ? carriedLosses(world.state, contract.member) : carriedOut;
  world.state.put(countedDividends, { id: contract.member, until: period.until, ...(carried < 0 && { carried }) });
  if (teamNet === 0 && minor === 0) return;
  world.state.put(dividends, {
    id: world.id('DV'),
    member: contract.member,
    payer: contract.upline,
    ...period,
    at: world.now(),
    teamNet,
    ...(carriedIn < 0 && { carriedIn }),
    ...(carriedOut < 0 && { carriedOut }),
    rate,
    minor,
    status: minor > 0 ? 'open' : 'none',
  });
};

/** Books the dividends of all agents for periods that end at an instant. */
export const closeDividends = (world: World, at: number): void => {
  const plays = new Map<number, ReadonlyMap<string, MemberStakes>>();
  for (const it of contractsInForce(world.state, 'dividend', at - 1)) {
    const period = countedPeriod(world.state, it, at - 1);
    if (period?.until !== at) continue;
    const played = plays.get(period.from) ?? stakesByMember(world.state, period);
    plays.set(period.from, played);
    book(world, it, period, played);
  }
};

/**
 * Accepts or refuses the offer of a dividend. The earnings under the previous terms up to the start of the new ones are
 * booked, because no later period includes them. Throws like `decideContract`.
 */
export const decideDividend = (world: World, member: Member, decision: Parameters<typeof decideContract>[3]): void => {
  const before = activeOf(world.state, member.id, 'dividend', world.now());
  const { state, startsOn } = decideContract(world, member, 'dividend', decision);
  if (state !== 'active' || !before) return;
  const period = countedPeriod(world.state, before, world.now());
  const until = Math.min(startOfNamedDay(startsOn), world.now());
  if (period && period.from < until) book(world, before, { from: period.from, until });
};

/** Returns the dividend of the current period; undefined without a contract. */
export const runningDividend = (world: World, memberId: string) => {
  const it = activeOf(world.state, memberId, 'dividend', world.now());
  const period = it && countedPeriod(world.state, it, world.now());
  return period && { steps: it.steps, endsAt: period.until, ...earnedDividend(world.state, it, period) };
};

export const dividendsOf = (state: State, by: 'member' | 'payer', id: string): Dividend[] =>
  state.by(dividends, by, id).sort(newest);

/**
 * Pays a dividend to an agent of the downline. Throws `resource.unknown`, `request.conflict` if it is paid or differs
 * from `expected`, `balance.insufficient`, and like every transfer `turnover.open` and `withdraw.held`.
 */
export const payDividend = (world: World, payer: Member, id: string, expected: number): Dividend => {
  const found = world.state.get(dividends, id);
  if (found?.payer !== payer.id) throw new Refusal('resource.unknown', { why: `no dividend ${id} is owed` });
  if (found.status !== 'open') throw new Refusal('request.conflict', { why: `it is ${found.status}, not open` });
  if (found.minor !== expected)
    throw new Refusal('request.conflict', { why: `${found.minor} minor units are owed, not ${expected}` });
  refuseHeldWithdrawal(world, payer.id);
  const { member, minor } = found;
  requireUnlockedMoney(world.state, payer.id, minor);
  transferFunds(world, {
    from: mainAccount(payer.id),
    to: mainAccount(member),
    minor,
    type: 'dividend',
    ref: id,
  });
  const paid: Dividend = { ...found, status: 'paid' };
  world.state.put(dividends, paid);
  if (world.state.get(members, member))
    sendMessage(world, member, agentMessages.dividendPaid(payer.account, minor, world.now()));
  return paid;
};
