import { dayOf } from '../../src/domain/manila.ts';
import { payAgentRebates } from './agent-rebates.ts';
import { startOfDay } from './clock.ts';
import { closeDividends } from './dividends.ts';
import type { Due } from './due.ts';
import { payDailySalaries } from './salaries.ts';
import { playedIn } from './stakes.ts';
import type { World } from './world.ts';

const day = 86_400_000;

/** Plans the next midnight, when agents are paid for the day. */
export const planAgentDay = (world: World): void =>
  world.schedule({ id: 'agent-day', at: startOfDay(world.now()) + day, type: 'agent-day', data: null });

/** Due event: the day is over; what agents earned with it is paid. */
export const closeAgentDay = (world: World, { at }: Due): void => {
  const period = { from: at - day, until: at };
  const played = playedIn(world.state, period);
  payAgentRebates(world, dayOf(at - 1), played, period);
  payDailySalaries(world, period, played);
  closeDividends(world, at);
  planAgentDay(world);
};
