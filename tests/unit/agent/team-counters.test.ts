import { expect, test } from 'vitest';
import type { Value } from '#contract/types.ts';
import { openTab } from '#tests/support/tab.ts';

const withCounters = async () => {
  const tab = openTab({ member: 'agent01' });
  tab.backend
    .value('teamKpiA', { content: [], footer: { teamLoginMemberCount: 4, teamOnlineCount: 1 } })
    .value('teamKpiB', () => ({ content: [], footer: { teamBetMemberCount: 3 } }) as unknown as Value<'teamKpiB'>)
    .value('teamKpiC', { content: [], footer: { teamRegisterMemberCount: 2, teamSize: 9, agents: 1 } });
  const { teamCounters } = await import('#features/agent/api/counters.ts');
  return { ...tab, teamCounters: () => teamCounters(new AbortController().signal) };
};

test('loads four counters for today in the market’s time zone with three calls @R204 @R256', async () => {
  const { teamCounters, backend } = await withCounters();
  expect(await teamCounters()).toEqual({
    teamLoginMemberCount: 4,
    teamBetMemberCount: 3,
    teamRegisterMemberCount: 2,
    teamOnlineCount: 1,
  });
  expect(new Set(backend.placed.map(({ query }) => `${query.startDate} ${query.endDate}`))).toEqual(
    new Set(['2026-05-06 2026-05-06']),
  );
});

test('a failed call sets only its own counters to null @A75', async () => {
  const { teamCounters, backend } = await withCounters();
  backend.refuse('teamKpiA', 'system.unknown');
  expect(await teamCounters()).toEqual({
    teamLoginMemberCount: null,
    teamBetMemberCount: 3,
    teamRegisterMemberCount: 2,
    teamOnlineCount: null,
  });
});
