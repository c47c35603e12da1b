import { categories } from '#contract/games/categories.ts';
import { offers } from '#contract/games/offers.ts';
import { isAgentHome } from '#features/account/model/roles.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { collection, type Doc } from '#sim/core/collection.ts';
import { invalid } from '#sim/core/invalid.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { type Member, members } from '#sim/features/account/rules/members.ts';
import { directMembersOf } from '#sim/features/account/rules/team.ts';

/** Share of stakes that is paid back, by category. */
export type Rates = Readonly<Record<string, number>>;

interface AgentRates extends Doc {
  readonly rates: Rates;
  /** Rates at the start of the last day on which they were changed. */
  readonly before?: { readonly day: string; readonly rates: Rates };
}

/** Rates that the upline has set for a member; the id is the member's. */
export const agentRates = collection<AgentRates>()('agent-rates');

/** Categories of the brand in which bets are placed. */
export const rebateCategories = categories.filter((it) => it !== 'HOT' && it !== 'INHOUSE' && offers(it));

/** Smallest difference between two rates. */
export const rateStep = 0.0005;

const none: Rates = Object.fromEntries(rebateCategories.map((category) => [category, 0]));

// Rates are compared in whole steps, because floating-point shares are not exact.
const steps = (rate: number): number => Math.round(rate / rateStep);

export const ratesOf = (state: State, memberId: string): Rates => ({
  ...none,
  ...state.get(agentRates, memberId)?.rates,
});

/** Returns the upline that sets a member's rates; undefined at the top of a line and if the upline is not an agent. */
const rateSetterOf = (state: State, member: Member | undefined): Member | undefined => {
  const upline = member?.upline ? state.get(members, member.upline) : undefined;
  return upline && isAgentHome(upline.type) ? upline : undefined;
};

/**
 * Returns the rates in force on a day: those at its start, so that a change never applies to bets already placed. They
 * are capped by the rates of the upline on that day.
 */
export const ratesOn = (state: State, memberId: string, day: string): Rates => {
  const before = state.get(agentRates, memberId)?.before;
  const own = before?.day === day ? { ...none, ...before.rates } : ratesOf(state, memberId);
  const giver = rateSetterOf(state, state.get(members, memberId));
  if (!giver) return own;
  const most = ratesOn(state, giver.id, day);
  return Object.fromEntries(
    Object.entries(own).map(([category, rate]) => [category, Math.min(rate, most[category] ?? 0)]),
  );
};

/** Returns the maximum rates of a member: those of the upline agent, or the member's own if there is none. */
export const maxRates = (state: State, member: Member): Rates => {
  const giver = rateSetterOf(state, member);
  return ratesOf(state, giver ? giver.id : member.id);
};

/** Throws `request.invalid` for an unknown category or step, and `amount.out-of-range` unless `least` ≤ rate ≤ `most`. */
export const checkRates = (rates: Rates, most: Rates, lowestRates: Rates = none): void => {
  for (const [category, rate] of Object.entries(rates)) {
    if (!Object.hasOwn(none, category)) throw invalid(`rebates.${category}`, 'category');
    if (Math.abs(steps(rate) * rateStep - rate) > 1e-9) throw invalid(`rebates.${category}`, 'step');
    const bounds = { min: lowestRates[category] ?? 0, max: most[category] ?? 0 };
    if (steps(rate) > steps(bounds.max) || steps(rate) < steps(bounds.min))
      throw new Refusal('amount.out-of-range', { value: { category, ...bounds } });
  }
};

/**
 * Sets some of a member's rates, the first immediately and others from tomorrow on. An agent keeps at least the rates
 * given to the downline. Throws like `checkRates`.
 */
export const changeRates = (world: World, member: Member, newRates: Rates): Rates => {
  const below = directMembersOf(world.state, member.id).map((it) => ratesOf(world.state, it.id));
  const minRates = Object.fromEntries(
    rebateCategories.map((category) => [category, Math.max(0, ...below.map((rates) => rates[category] ?? 0))]),
  );
  checkRates(newRates, maxRates(world.state, member), minRates);
  const rates = { ...ratesOf(world.state, member.id), ...newRates };
  const day = dayOf(world.now());
  const before = world.state.get(agentRates, member.id) && { day, rates: ratesOn(world.state, member.id, day) };
  world.state.put(agentRates, { id: member.id, rates, ...(before && { before }) });
  return rates;
};

/** Returns rates one step below those of a member, in every category. */
export const reducedRates = (state: State, memberId: string): Rates =>
  Object.fromEntries(
    Object.entries(ratesOf(state, memberId)).map(([category, rate]) => [
      category,
      Math.max(0, steps(rate) - 1) * rateStep,
    ]),
  );
