import { teamKpiA, teamKpiB, teamKpiC } from '#contract/agent/team-kpi.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { memberScoped } from '#lib/member-scope.ts';
import { type CounterName, mergeCounters } from '../model/counters.ts';

/** The four counters of today; null until loaded. */
export const $counters = memberScoped<Readonly<Record<CounterName, number | null>> | null>(null);

const footerOf = async (call: Promise<{ readonly footer: object }>): Promise<Record<string, number> | null> =>
  call.then(
    ({ footer }) => footer as Record<string, number>,
    () => null,
  );

/** Loads the team's counters with three calls, each of which may fail on its own. */
export const loadCounters = async (): Promise<void> => {
  const today = dayOf(serverNow());
  const query = { startDate: today, endDate: today, size: 0 };
  const footers = await Promise.all(
    [api(teamKpiA, { query }), api(teamKpiB, { query }), api(teamKpiC, { query })].map(footerOf),
  );
  $counters.set(mergeCounters(footers));
};
