import { dayOf } from '../../../../src/lib/dates/manila.ts';
import { dayMs } from '../../../../src/lib/dates/units.ts';
import { startOfDay } from '../../../core/clock.ts';
import type { DueEvent } from '../../../core/due-event.ts';
import type { World } from '../../../core/world.ts';
import { stakesByMember } from '../../records/rules/stakes-by-member.ts';
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
