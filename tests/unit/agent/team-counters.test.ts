import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { openTab } from '#tests/support/tab.ts';

const withCounters = async () => {
  const tab = openTab({ member: 'agent01' });
  tab.backend
    .value('teamKpiA', { content: [], footer: { teamLoginMemberCount: 4, teamOnlineCount: 1 } })
    .value('teamKpiB', () => ({ content: [], footer: { teamBetMemberCount: 3 } }) as unknown as Value<'teamKpiB'>)
    .value('teamKpiC', { content: [], footer: { teamRegisterMemberCount: 2, teamSize: 9, agents: 1 } });
  const { setSession } = await import('#features/account/state/session.ts');
  return { ...tab, setSession, ...(await import('#features/agent/state/team-counters.ts')) };
};

test('loads four counters for today in the market’s time zone with three calls and clears them on log-out @R204 @R256', async () => {
  const { $counters, loadCounters, backend, setSession } = await withCounters();
  await loadCounters();
  expect($counters.get()).toEqual({
    teamLoginMemberCount: 4,
    teamBetMemberCount: 3,
    teamRegisterMemberCount: 2,
    teamOnlineCount: 1,
  });
  expect(new Set(backend.placed.map(({ query }) => `${query.startDate} ${query.endDate}`))).toEqual(
    new Set(['2026-05-06 2026-05-06']),
  );
  setSession(null);
  expect($counters.get()).toBeNull();
});

test('a failed call sets only its own counters to null @A75', async () => {
  const { $counters, loadCounters, backend } = await withCounters();
  backend.refuse('teamKpiA', 'system.unknown');
  await loadCounters();
  expect($counters.get()).toEqual({
    teamLoginMemberCount: null,
    teamBetMemberCount: 3,
    teamRegisterMemberCount: 2,
    teamOnlineCount: null,
  });
});
