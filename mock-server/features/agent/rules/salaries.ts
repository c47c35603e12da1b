import { hourMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import { mainAccount, transferFunds } from '#sim/core/ledger.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Bet, bets } from '#sim/features/games/rules/bets.ts';
import { type MemberStakes, stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import { openTreeCap } from '#sim/features/rewards/rules/tree-cap.ts';
import type { Period } from '#sim/features/shared/period.ts';
import { activeOf, type Contract, type ContractStep, contractsInForce } from './contracts.ts';
import { payOf, reachedStep, teamPlayIn } from './earnings.ts';

/** A salary that was paid for a past day or hour. Minor units. */
export interface Salary extends Doc {
  readonly member: string;
  readonly kind: 'daily' | 'hour';
  readonly at: number;
  /** Start of its day or hour. */
  readonly from: number;
  readonly turnover: number;
  readonly activeMembers: number;
  /** The step of the contract that was reached. */
  readonly step: ContractStep;
  /** Amount of the step; more than was paid if the account tree reached its cap. */
  readonly earned: number;
  readonly minor: number;
}

export const salaries = collection<Salary>()('salary', { member: (it) => it.member });

/** Returns the earnings of a contract in a period so far. */
export const earnedSalary = (
  state: State,
  { member, steps }: Contract,
  period: Period,
  played = stakesByMember(state, period),
) => {
  const play = teamPlayIn(state, member, period, played);
  const reached = reachedStep(steps, play);
  return { ...play, reached, minor: reached === null ? 0 : payOf(steps[reached], play.turnover) };
};

const pay = (
  world: World,
  of: Salary['kind'],
  contract: Contract,
  period: Period,
  played: ReadonlyMap<string, MemberStakes>,
  takeFromCap: ReturnType<typeof openTreeCap>,
): void => {
  const { turnover, activeMembers, reached, minor: earned } = earnedSalary(world.state, contract, period, played);
  const step = reached === null ? undefined : contract.steps[reached];
  const minor = step && earned > 0 ? takeFromCap(contract.member, earned) : 0;
  if (!step || minor <= 0) return;
  const id = world.id('SL');
  const { from, until: at } = period;
  world.state.put(salaries, {
    id,
    member: contract.member,
    kind: of,
    at,
    from,
    turnover,
    activeMembers,
    step,
    earned,
    minor,
  });
  transferFunds(world, { from: 'house:agency', to: mainAccount(contract.member), minor, type: 'salary', ref: id });
};

/** Pays the salaries of a past day, within the cap of the account tree. */
export const payDailySalaries = (world: World, day: Period, played: ReadonlyMap<string, MemberStakes>): void => {
  const takeFromCap = openTreeCap(world);
  for (const it of contractsInForce(world.state, 'daily', day.from)) pay(world, 'daily', it, day, played, takeFromCap);
};

/** Schedules the next full hour, at which hourly salaries are paid. */
export const planAgentHour = (world: World): void => {
  const at = (Math.floor(world.now() / hourMs) + 1) * hourMs;
  world.schedule({ id: 'agent-hour', at, type: 'agent-hour', data: null });
};

/**
 * Handles a due event at the end of an hour: pays hourly salaries, and schedules the next hour while an hourly contract
 * is in force.
 */
export const closeAgentHour = (world: World, { at }: DueEvent): void => {
  const period = { from: at - hourMs, until: at };
  const contracts = contractsInForce(world.state, 'hour', period.from);
  const played = stakesByMember(world.state, period);
  const takeFromCap = openTreeCap(world);
  for (const it of contracts) pay(world, 'hour', it, period, played, takeFromCap);
  if (contracts.length > 0) planAgentHour(world);
};

/** Returns the hours of today so far, each with the earnings of its contract; undefined without a contract. */
export const hoursOfToday = (world: World, memberId: string) => {
  const now = world.now();
  const it = activeOf(world.state, memberId, 'hour', now);
  if (!it) return undefined;
  const paid = new Set(
    world.state
      .by(salaries, 'member', memberId)
      .filter(({ kind: of }) => of === 'hour')
      .map(({ from }) => from),
  );
  const midnight = startOfDay(now);
  const hourly = new Map<number, Bet[]>();
  for (const it of world.state.all(bets)) {
    if (it.settledAt === null || it.settledAt < midnight) continue;
    const nth = Math.floor((it.settledAt - midnight) / hourMs);
    const ofHour = hourly.get(nth);
    if (ofHour) ofHour.push(it);
    else hourly.set(nth, [it]);
  }
  const hours = Array.from({ length: Math.floor((now - midnight) / hourMs) + 1 }, (_, nth) => {
    const from = midnight + nth * hourMs;
    const period = { from, until: from + hourMs };
    const played = stakesByMember(world.state, period, hourly.get(nth) ?? []);
    const earned = earnedSalary(world.state, it, period, played);
    return { ...earned, hour: nth, paid: paid.has(from) };
  });
  return { steps: it.steps, hours };
};
