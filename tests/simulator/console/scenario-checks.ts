import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { flagDefaults } from '#contract/flags.ts';
import { marketTime } from '#lib/dates/market-time.ts';
import type { WorldClient } from '#tests/support/simulator.ts';
import { gameChecks } from './scenario-checks-games.ts';
import { identityChecks } from './scenario-checks-identity.ts';
import { memberChecks } from './scenario-checks-members.ts';
import { receiptChecks } from './scenario-checks-receipts.ts';
import { rewardChecks } from './scenario-checks-rewards.ts';
import { safetyChecks } from './scenario-checks-safety.ts';

type Check = (world: WorldClient) => Promise<unknown>;

/** Preparation before a scenario, and the expected changes after it. */
interface ScenarioCheck {
  readonly before?: Check;
  readonly after: Check;
}

const login = (world: WorldClient, username = 'player01', password = 'Passw0rd1') =>
  world.call('login', { body: { username, password, type: 0 } });

const settings = async (world: WorldClient) => (await world.call('consolidatedSettings')).value;
const flagsOf = async (world: WorldClient) => (await settings(world)).whitelabel.flags;
const template = async (world: WorldClient) => (await world.call('templateSettings')).value;

const announced = async (world: WorldClient, types: string): Promise<number> => {
  const { content } = (await world.call('announcements', { query: { types, groupName: 'm_home' } as never })).value;
  return content.length;
};

const refused = (endpoint: string, errorCode: string, ask: object = {}): ScenarioCheck => ({
  before: async (world) => void (await world.signIn('player01')),
  after: async (world) => expect((await world.call(endpoint as 'version', ask)).errorCode).toBe(errorCode),
});

interface Told {
  readonly requests: readonly { readonly explain: readonly { readonly why: string }[] }[];
}

/**
 * Returns a check that the journal records the fault for the first call of an endpoint; the response is not awaited.
 */
const faulty = (endpoint: string, why: RegExp): ScenarioCheck => ({
  after: async (world) => {
    const { path, method } = endpoints.get(endpoint) ?? {};
    const leave = new AbortController();
    const call = world.send(path ?? '', { method: method ?? 'GET', signal: leave.signal }).catch(() => null);
    const journalled = async () =>
      (await world.admin<Told>('GET', '/requests')).body.requests[0]?.explain.map((it) => it.why).join();
    await expect.poll(journalled).toMatch(why);
    leave.abort();
    await call;
  },
});

const statusOf =
  (endpoint: string, status: number, ask: object = {}): Check =>
  async (world) => {
    const response = await world.send(String(endpoint), ask);
    expect(response.status).toBe(status);
  };

const closes =
  (path: string): Check =>
  async (world) => {
    await expect(world.send(path)).rejects.toThrow();
  };

const whitelabel = (changes: Partial<Record<keyof typeof flagDefaults, boolean>>): ScenarioCheck => ({
  after: async (world) => expect(await flagsOf(world)).toMatchObject(changes),
});

const all = (value: boolean) => Object.fromEntries(Object.keys(flagDefaults).map((name) => [name, value]));

const clockReads = (pattern: RegExp): ScenarioCheck => ({
  after: async (world) => {
    const { now } = (await world.admin<{ now: number }>('GET', '/clock')).body;
    expect(marketTime(now)).toMatch(pattern);
  },
});

/** Checks by scenario. */
export const checks: Readonly<Record<string, ScenarioCheck>> = {
  ...memberChecks,
  ...gameChecks,
  ...identityChecks,
  ...receiptChecks,
  ...safetyChecks,
  ...rewardChecks,
  'agent.empty-menu': { after: async (world) => expect((await settings(world)).whitelabel.agentMenu).toEqual([]) },
  'banners.none': { after: async (world) => expect(await announced(world, 'B')).toBe(0) },
  'banners.one': { after: async (world) => expect(await announced(world, 'B')).toBe(1) },
  'clock.before-midnight': clockReads(/T23:59:/),
  'clock.stopped': {
    after: async (world) => {
      const clock = (await world.admin<{ frozen: boolean; iso: string }>('GET', '/clock')).body;
      expect(clock).toMatchObject({ frozen: true, iso: expect.stringMatching(/T04:00:00/) });
    },
  },
  'clock.tomorrow': {
    after: async (world) => {
      const { offset } = (await world.admin<{ offset: number }>('GET', '/clock')).body;
      expect(Math.round(offset / 3_600_000)).toBe(24);
    },
  },
  'downloads.none': {
    after: async (world) => {
      const kinds = (await settings(world)).resources.map((it) => it.resourceType);
      expect(kinds).toEqual(['AppDownloadIcon', 'USDJUMP']);
    },
  },
  'flags.both-registrations': whitelabel({ USERNAMEREG3: true, MOBILENUMREG3: true }),
  'flags.everything-off': whitelabel(all(false)),
  'flags.everything-on': whitelabel(all(true)),
  'flags.mobile-registration': whitelabel({ USERNAMEREG3: false, MOBILENUMREG3: true }),
  'flags.no-records': whitelabel({ DEPRECM3: false, WITHREC3: false, TRANSREC3: false, TRANSBETREPMEM3: false }),
  'flags.registration-closed': {
    after: async (world) => expect((await settings(world)).register.enabled).toBe(false),
  },
  'games.empty': { after: async (world) => expect((await world.call('hotGames')).value).toEqual([]) },
  'games.hot-empty': {
    after: async (world) => {
      expect((await world.call('hotGames')).value).toEqual([]);
      expect((await world.call('gameList', { query: { gameType: 'RNG' } as never })).value.total).toBeGreaterThan(100);
    },
  },
  'games.launch-fails': refused('launchGame', 'game.unavailable'),
  'games.launch-without-address': refused('launchGame', 'url.empty'),
  'games.list-slow': faulty('gameList', /delay of 4000 ms on gameList, call 1, set by games.list-slow/),
  'games.no-favourites': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) => expect((await world.call('favouriteGames')).value.content).toEqual([]),
  },
  'games.page-2-fails': {
    after: async (world) => {
      const path = '/wps/relay/GCSGAME_gameList?gameType=RNG';
      const ends: number[] = [];
      for (const page of [1, 2, 3]) ends.push((await world.send(`${path}&pageNo=${page}`)).status);
      expect(ends).toEqual([200, 500, 200]);
    },
  },
  'games.slots-only': {
    after: async (world) => {
      const { sorting } = (await world.call('gameVendors')).value;
      expect(sorting.map((it) => it.gameCategory)).toEqual(['HOT', 'RNG']);
    },
  },
  'games.vendor-closed': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) => {
      const query = { gameType: 'RNG', vassalage: 'JL' } as never;
      const { games } = (await world.call('gameList', { query })).value;
      const { nodeId, gameId } = games[0] as { nodeId: number; gameId: string };
      const body = { vendor: 'JL', gameId, nodeId, category: 'RNG', showChoice: false } as never;
      expect((await world.call('launchGame', { body })).errorCode).toBe('game.unavailable');
    },
  },
  'help.fails': { after: statusOf('/wps/system/helpCenter', 500) },
  'login.agents-only': { after: async (world) => expect((await login(world)).errorCode).toBe('login.non-agent') },
  'login.captcha-after-3': {
    after: async (world) => {
      expect((await login(world)).errorCode).toBe('login.captcha-required');
      expect((await login(world, 'agent01')).status).toBe(200);
    },
  },
  'login.captcha-always': {
    after: async (world) => expect((await login(world, 'agent01')).errorCode).toBe('login.captcha-required'),
  },
  'login.change-password': { after: async (world) => expect((await login(world)).value.firstTimeLogin).toBe(true) },
  'login.disabled': refused('memberInfo', 'session.expired'),
  'login.encrypted-only': {
    after: async (world) => {
      expect((await settings(world)).encryption.plainAllowed).toBe(false);
      expect((await login(world)).errorCode).toBe('request.invalid');
    },
  },
  'login.locked-out': { after: async (world) => expect((await login(world)).errorCode).toBe('login.locked') },
  'login.provider-down': {
    after: async (world) => expect((await world.call('registerSettings')).value.providerReady).toBe(false),
  },
  'login.social': whitelabel({ FACEBOOKLOGIN3: true, GOOGLELOGIN3: true }),
  'login.without-sms': whitelabel({ MOBVERLOGIN3: false }),
  'lottery.closing-soon': {
    after: async (world) => {
      const { value } = await world.call('lotteryList');
      const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
      const left = (value.find((it) => it.code === 'anim-na-bola')?.closesAt ?? 0) - now;
      expect(left > 50_000 && left <= 60_000).toBe(true);
    },
  },
  'lottery.fails': { after: statusOf('/moreLottery', 500) },
  'lottery.none': { after: async (world) => expect((await world.call('moreLottery')).value).toEqual([]) },
  'lottery.open-order': {
    after: async (world) => {
      await world.signIn('player01');
      const { content } = (await world.call('orders')).value;
      expect(content[0]).toMatchObject({ code: 'anim-na-bola', status: 'open', stake: 70 });
    },
  },
  'lottery.too-late': faulty('placeOrder', /error draw.closed on placeOrder/),
  'lottery.won': {
    after: async (world) => {
      await world.signIn('player01');
      const { content } = (await world.call('orders')).value;
      expect(content[0]).toMatchObject({ status: 'won', stake: 110, payout: 930 });
      expect(content[0]?.suborders.map((it) => it.status)).toEqual(['won', 'lost']);
    },
  },
  'network.broken-json': {
    after: async (world) => {
      const text = await (await world.send('/wps/game/hot')).text();
      expect(() => JSON.parse(text)).toThrow(SyntaxError);
    },
  },
  'network.dribble': faulty('version', /dribble on \*/),
  'network.empty-replies': {
    after: async (world) => expect(await (await world.send('/wps/game/hot')).text()).toBe(''),
  },
  'network.flaky': {
    after: async (world) => {
      const calls = Array.from({ length: 30 }, () => world.send('/wps/system/version').catch(() => null));
      const answered = (await Promise.all(calls)).filter(Boolean).length;
      expect(answered).toBeGreaterThan(15);
      expect(answered).toBeLessThan(30);
    },
  },
  'network.gateway': {
    after: async (world) => {
      const ends: number[] = [];
      for (let call = 0; call < 12; call += 1) ends.push((await world.send('/wps/system/version')).status);
      expect(new Set(ends)).toEqual(new Set([200, 502]));
    },
  },
  'network.offline': { after: closes('/wps/game/hot') },
  'network.slow': faulty('version', /delay of \d{3,4} ms on \*/),
  'notices.fail': { after: statusOf('/wps/announcement/list?types=PL', 500) },
  'notices.none': { after: async (world) => expect(await announced(world, 'PL,PU')).toBe(0) },
  'promotions.empty': { after: async (world) => expect(await announced(world, 'PR')).toBe(0) },
  'promotions.mission-off': {
    after: async (world) => expect((await settings(world)).whitelabel.promotions.MISSION?.enabled).toBe(false),
  },
  'promotions.one': { after: async (world) => expect(await announced(world, 'PR')).toBe(1) },
  'promotions.referral-off': {
    after: async (world) => expect((await settings(world)).whitelabel.promotions.REFERRAL?.enabled).toBe(false),
  },
  'register.all-fields': {
    after: async (world) => {
      const { regexp } = (await world.call('registerValidation')).value;
      expect(JSON.stringify(regexp)).toMatch(/zalo/);
    },
  },
  'register.name-taken': {
    after: async (world) => {
      const query = { field: 'username', value: 'bagong01' } as never;
      expect((await world.call('verification', { query })).value.free).toBe(false);
    },
  },
  'register.sms-without-time': {
    after: async (world) => {
      await world.flags({ MOBILENUMREG3: true, REGMOBVERF3: true });
      const body = { mobileNo: '9170000001', countryDialingCode: '63' } as never;
      expect((await world.call('smsRegister', { body })).value).toEqual({});
    },
  },
  'register.without-token': {
    after: async (world) => {
      const { flags } = (await world.admin<{ flags: { name: string; value: unknown }[] }>('GET', '/flags')).body;
      expect(flags.find((it) => it.name === 'REGISTER_TOKEN')?.value).toBe(false);
    },
  },
  'service.chat-fails': faulty('sendChatMessage', /status 502 on sendChatMessage/),
  'service.none': { after: async (world) => expect((await settings(world)).customerService).toBeNull() },
  'session.expires-soon': {
    after: async (world) => {
      await world.signIn('player01');
      await world.admin('PUT', '/clock', { advance: '61s' });
      expect((await world.call('memberInfo')).errorCode).toBe('session.expired');
    },
  },
  'security.few-recovery-codes': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) =>
      expect((await world.call('twoSteps')).value).toMatchObject({ on: true, recoveryCodesLeft: 2 }),
  },
  'security.lost-phone': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) => expect((await world.call('twoSteps')).value.endsAt).toEqual(expect.any(Number)),
  },
  'security.new-device': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) =>
      expect((await world.call('sessions')).value.map(({ device }) => device)).toContain('Firefox, Linux'),
  },
  'security.temporary-password': {
    after: async (world) => expect((await login(world, 'player01', 'Rc12345678')).value.firstTimeLogin).toBe(true),
  },
  'security.two-steps': {
    after: async (world) => expect((await login(world)).errorCode).toBe('login.second-step'),
  },
  'session.lost': refused('memberInfo', 'session.expired'),
  'start.filipino': { after: async (world) => expect((await template(world)).location).toBe('TY') },
  'start.maintenance': {
    after: async (world) => {
      expect(await template(world)).toMatchObject({ maintenance: true, maintenanceEnd: expect.any(Number) });
      expect((await world.call('hotGames')).errorCode).toBe('system.maintenance');
    },
  },
  'start.maintenance-and-region': {
    after: async (world) => {
      expect(await template(world)).toMatchObject({ maintenance: true, regionRestriction: true });
      expect((await world.call('hotGames')).errorCode).toBe('system.maintenance');
    },
  },
  'start.maintenance-without-end': {
    after: async (world) => expect(await template(world)).toMatchObject({ maintenance: true, maintenanceEnd: null }),
  },
  'start.new-templates': {
    after: async (world) =>
      expect((await template(world)).info.mobileTemplate).toEqual({ mem_cen: '1', dep_func: '1' }),
  },
  'start.region': {
    after: async (world) => {
      expect((await template(world)).regionRestriction).toBe(true);
      expect((await world.call('hotGames')).errorCode).toBe('region.restricted');
    },
  },
  'start.settings-fail': { after: statusOf('/wps/system/settings/consolidated', 503) },
  'start.settings-slow': faulty('consolidatedSettings', /delay of 6000 ms on consolidatedSettings/),
  'start.upgrading': refused('hotGames', 'system.upgrading'),
  'trial.barred': refused('freePlay', 'permission.denied', { body: {} }),
  'trial.count-zero': { after: async (world) => expect((await world.call('trialUser')).value.trialCount).toBe(0) },
  'wallet.empty': {
    before: async (world) => void (await world.signIn('player01')),
    after: async (world) => expect((await world.call('balance')).value.sumBalance).toBe(0),
  },
  'wallet.fails': { after: statusOf('/wps/wallets/balance', 500) },
  'wallet.reply-lost': faulty('walletTransfer', /reset on walletTransfer, call 1/),
  'records.slow': faulty('bets', /delay of 4000 ms on bets/),
  'wallet.slow': faulty('balance', /delay of 5000 ms on balance/),
};
