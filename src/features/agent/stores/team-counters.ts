import { atom } from 'nanostores';
import { dayOf } from '../../../lib/dates/manila.ts';
import { serverNow } from '../../../lib/http/server-clock.ts';
import { $session } from '../../account/stores/session.ts';
import { teamKpiA, teamKpiB, teamKpiC } from '../api/team-kpi.ts';
import { type CounterName, mergeCounters } from '../model/counters.ts';

/** R204: the four counters of the team today; null until the calls have answered. */
export const $counters = atom<Readonly<Record<CounterName, number | null>> | null>(null);

const footerOf = async (call: Promise<{ readonly footer: object }>): Promise<Record<string, number> | null> =>
  call.then(
    ({ footer }) => footer as Record<string, number>,
    () => null,
  );

/** R256, A75: three calls, each of which may fail alone. */
export const loadCounters = async (): Promise<void> => {
  const today = dayOf(serverNow());
  const asked = { startDate: today, endDate: today, size: 0 };
  const footers = await Promise.all([teamKpiA, teamKpiB, teamKpiC].map((ask) => footerOf(ask(asked))));
  $counters.set(mergeCounters(footers));
};

$session.listen((session) => {
  if (!session) $counters.set(null);
});
