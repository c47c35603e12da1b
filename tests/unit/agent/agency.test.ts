import { expect, test } from 'vitest';
import { isAgentHome, isContractAgent } from '#features/account/model/roles.ts';
import { exampleOf } from '#features/agent/model/contract-terms.ts';
import { pendingContracts } from '#features/agent/model/contracts.ts';
import { mergeCounters } from '#features/agent/model/counters.ts';
import { dayLabels } from '#features/agent/model/day-labels.ts';
import { greetingOf } from '#features/agent/model/greeting.ts';
import { agentMenu } from '#features/agent/model/menu.ts';
import { shortfallFor } from '#features/agent/model/tiers.ts';
import { formatRate } from '#lib/money/format-rate.ts';
import { paths } from '#paths.ts';
import { type Route, routes } from '#routes.ts';
import { type Redirect, redirectFor, type Visitor } from '#shell/access/redirect-for.ts';
import { agentMenuKeys } from '#sim/features/site/rules/content-flags.ts';

const types = [0, 1, 2, 3, 4, 40, 41, 42, 99, undefined, null, '1', Number.NaN];
const flags = ['dailysalreqtype', 'divtypecompperiodreq', 'contracthoursalreq'] as const;
const redirectOf = ({ path, access }: Route, session: Visitor['session']): Redirect | null =>
  redirectFor(
    { path, access, search: '', whenClosed: false, whenRestricted: false },
    { session, maintenance: false, regionRestriction: false, switches: {} },
    paths,
  );
const agentPages = (Object.values(routes) as Route[]).filter(({ access }) => access.startsWith('agent'));
const contractPages = [routes.salaryContract, routes.dividendContract, routes.hourContract].map(({ path }) => path);

test('each account type gets the agent pages, pending contracts and menu entries it may use @R185 @R188 @R221', () => {
  for (const type of types) {
    const isHome = typeof type === 'number' && !Number.isNaN(type) && ![0, 4, 40].includes(type);
    const canHaveContract = typeof type === 'number' && !Number.isNaN(type) && ![4, 40, 41, 42].includes(type);
    expect([isAgentHome(type), isContractAgent(type)], String(type)).toEqual([isHome, canHaveContract]);
    for (const page of agentPages)
      expect(redirectOf(page, { type })?.to ?? 'stays', `${type} at ${page.path}`).toBe(isHome ? 'stays' : '/m/home');
    for (let waiting = 0; waiting < 8; waiting += 1) {
      const asked = flags.filter((_, bit) => waiting & (1 << bit));
      const found = pendingContracts(type, Object.fromEntries(asked.map((flag) => [flag, '1'])));
      const pages = isHome && canHaveContract ? asked.map((flag) => contractPages[flags.indexOf(flag)]) : [];
      expect(
        found.map(({ path }) => path),
        `${type} with ${asked}`,
      ).toEqual(pages);
    }
  }
  expect(Object.keys(agentMenu)).toEqual([...agentMenuKeys]);
});

test('redirects guests from every page of the agent area @R013 @A84', () => {
  for (const page of agentPages) {
    const { path } = page;
    const to = redirectOf(page, null)?.to;
    expect(to, path).toBe(path === '/m/agent' ? '/m/home' : `/m/login?redirect=${encodeURIComponent(path)}`);
  }
});

test('the greeting depends on the hour of the day @R186 @A74', () => {
  const names = Array.from({ length: 24 }, (_, hour) => greetingOf(hour));
  expect(names.indexOf('earlyAfternoon')).toBe(11);
  expect(names.indexOf('lateAfternoon')).toBe(15);
  expect(names.indexOf('evening')).toBe(19);
  expect([names[0], names[10], names[23]]).toEqual(['morning', 'morning', 'evening']);
});

test('a counter is null if its call failed and 0 if the response omits it @R204 @A75', () => {
  const a = { teamLoginMemberCount: 5, teamOnlineCount: 2 };
  const all = { teamLoginMemberCount: 5, teamBetMemberCount: 3, teamRegisterMemberCount: 1, teamOnlineCount: 2 };
  expect(mergeCounters([a, { teamBetMemberCount: 3 }, { teamRegisterMemberCount: 1 }])).toEqual(all);
  expect(mergeCounters([null, { teamBetMemberCount: 3 }, {}])).toEqual({
    teamLoginMemberCount: null,
    teamBetMemberCount: 3,
    teamRegisterMemberCount: 0,
    teamOnlineCount: null,
  });
});

test('calculates the example of a contract from its steps @A94', () => {
  const step = { from: 1000, activeMembers: 3, rate: 0.0015, amount: null };
  expect(exampleOf([], 'loss')).toBeNull();
  expect(exampleOf([{ ...step, rate: null, amount: 60 }], 'turnover')).toMatchObject({ turnover: 2000, earned: 60 });
  expect(exampleOf([step, { ...step, from: 5000 }], 'turnover')).toMatchObject({ turnover: 10_000, earned: 15 });
  expect(exampleOf([{ ...step, rate: 0.1 }], 'loss')).toMatchObject({ lost: 100, earned: 10 });
  expect([formatRate(0.0015), formatRate(0.07), formatRate(1)]).toEqual(['0.15%', '7%', '100%']);
});

test('calculates the turnover and members a team still needs for a tier, to the minor unit @R260', () => {
  const tier = { from: 300, activeMembers: 3 };
  expect(shortfallFor(tier, { turnover: 209.9, activeMembers: 1 })).toEqual({ turnover: 90.1, activeMembers: 2 });
  expect(shortfallFor(tier, { turnover: 300, activeMembers: 5 })).toEqual({ turnover: 0, activeMembers: 0 });
});

test('chart labels include the year only if the days span several years @R260', () => {
  expect(dayLabels(['2026-05-06', '2026-05-07'], 'en')).toEqual(['May 6', 'May 7']);
  expect(dayLabels(['2025-12-31', '2026-01-01'], 'fil')).toEqual(['Dis 31, 2025', 'Ene 1, 2026']);
});
