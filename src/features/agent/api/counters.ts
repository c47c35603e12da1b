import { teamKpiA, teamKpiB, teamKpiC } from '#contract/agent/team-kpi.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { api } from '#lib/http/client.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { type CounterName, mergeCounters } from '../model/counters.ts';

const footerOf = async (call: Promise<{ readonly footer: object }>): Promise<Record<string, number> | null> =>
  call.then(
    ({ footer }) => footer as Record<string, number>,
    () => null,
  );

/** Loads the team's four counters of today with three calls; a counter whose call failed is null. */
export const teamCounters = async (signal: AbortSignal): Promise<Readonly<Record<CounterName, number | null>>> => {
  const today = dayOf(serverNow());
  const query = { startDate: today, endDate: today, size: 0 };
  const calls = [teamKpiA, teamKpiB, teamKpiC].map((endpoint) => api(endpoint, { query, signal }));
  return mergeCounters(await Promise.all(calls.map(footerOf)));
};
