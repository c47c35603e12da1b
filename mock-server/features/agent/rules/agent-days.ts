import { dayOf } from '#lib/dates/market-time.ts';
import { dayMs } from '#lib/dates/units.ts';
import { startOfDay } from '#sim/core/clock.ts';
import type { DueEvent } from '#sim/core/due-event.ts';
import type { World } from '#sim/core/world.ts';
import { stakesByMember } from '#sim/features/records/rules/stakes-by-member.ts';
import { payAgentRebates } from './agent-rebates.ts';
import { closeDividends } from './dividends.ts';
import { payDailySalaries } from './salaries.ts';

/** Schedules the next midnight, at which agents are paid for the day. */
export const planAgentDay = (world: World): void =>
  world.schedule({ id: 'agent-day', at: startOfDay(world.now()) + dayMs, type: 'agent-day', data: null });

/** Handles a due event at the end of a day: pays the earnings of agents and schedules the next one. */
export const closeAgentDay = (world: World, { at }: DueEvent): void => {
  const period = { from: at - dayMs, until: at };
  const played = stakesByMember(world.state, period);
  payAgentRebates(world, dayOf(at - 1), played, period);
  payDailySalaries(world, period, played);
  closeDividends(world, at);
  planAgentDay(world);
};
