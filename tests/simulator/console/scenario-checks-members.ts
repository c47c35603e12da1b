import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import type { WorldClient } from '#tests/support/simulator.ts';
import { betsOf, boardOf, matchesOf } from '#tests/support/sports.ts';

type Check = (world: WorldClient) => Promise<unknown>;

const as =
  (account: string, check: Check) =>
  async (world: WorldClient): Promise<void> => {
    await world.signIn(account);
    await check(world);
  };

/** Returns a check of the contracts that are pending for agent01. */
const waiting = (...wanted: (string | null)[]) => ({
  after: as('agent01', async (world) => {
    const { dailysalreqtype, divtypecompperiodreq, contracthoursalreq } = (await world.call('fundsConsolidated')).value;
    expect([dailysalreqtype, divtypecompperiodreq, contracthoursalreq]).toEqual(wanted);
  }),
});

/** Every state of every channel (R264) in scenario names, as the newest order of player01. */
const depositStates = Object.fromEntries(
  (
    [
      ['alipay', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
      ['gateway', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
      ['manual', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected', 'reviewing']],
      ['counter', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
      ['qrph', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
      ['qq', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
      ['wechat', ['approved', 'cancelled', 'expired', 'paid-late', 'pending', 'rejected']],
    ] as const
  ).flatMap(([channel, statuses]) =>
    statuses.map((status) => [
      `deposit.${channel}-${status}`,
      {
        after: as('player01', async (world) => {
          const startDate = dayOf((await world.now()) - 86_400_000);
          const [newest] = (await world.call('depositReport', { query: { startDate } })).value.content;
          if (status !== 'paid-late') return expect(newest).toMatchObject({ channel, status });
          expect(newest).toMatchObject({
            channel,
            status: 'expired',
            reason: expect.stringContaining('within 3 banking days'),
          });
          const [letter] = (await world.call('inbox', { query: { language: 'EN' } as never })).value.content;
          expect(letter?.title).toBe('Late payment of ₱1,000.00');
        }),
      },
    ]),
  ),
);

const newestWithdrawal = (status: string) => ({
  after: as('player01', async (world) => {
    expect((await world.call('withdrawReport')).value.content[0]).toMatchObject({ status });
  }),
});

/** Returns promotions that player01's next deposit can use now. */
const freePromos = async (world: WorldClient): Promise<number[]> => {
  await world.signIn('player01');
  const { value } = await world.call('depositPromos', { query: { language: 'EN' } });
  return value.filter(({ nextAt }) => nextAt === null).map(({ promoId }) => promoId);
};

const newestDeposit = (status: string) => ({
  after: as('player01', async (world) => {
    // Created half an hour ago, which just after midnight is the day before.
    const startDate = dayOf((await world.now()) - 86_400_000);
    expect((await world.call('depositReport', { query: { startDate } })).value.content[0]).toMatchObject({
      status,
      amount: 500,
    });
  }),
});

const matches = (count: number) => ({
  after: async (world: WorldClient) => expect((await world.call('hotMatches')).value).toHaveLength(count),
});

/** Returns the matches of a sport of yesterday, today and tomorrow. */
const sportsMatches = async (world: WorldClient, sport: string) => {
  const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt' });
  const visit = await open(world, await launch(world, game));
  const now = await world.now();
  const days = [-1, 0, 1].map((at) => dayOf(now + at * 86_400_000));
  return (await Promise.all(days.map((day) => boardOf(visit, sport, day)))).flatMap(matchesOf);
};

const liveMatch = (sport: string, clock: string) => ({
  after: as('player01', async (world) => {
    expect((await sportsMatches(world, sport)).map((it) => it.clock)).toContain(clock);
  }),
});

const calledOff = (phase: string) => ({
  after: as('player01', async (world) => {
    expect((await sportsMatches(world, 'basketball')).map((it) => it.phase)).toContain(phase);
  }),
});

/** Returns a check of the newest sports bet that is open. */
const openSportsBet = (wanted: object) => ({
  after: as('player01', async (world) => {
    const game = await findGame(world, { gameType: 'SPORTS', name: 'Hardcourt' });
    const { bets } = await betsOf(await open(world, await launch(world, game)));
    expect(bets.find(({ state }) => state === 'open')).toMatchObject(wanted);
  }),
});

const failing = (endpoint: string) => ({
  after: async (world: WorldClient) => expect((await world.send(endpoints.get(endpoint)?.path ?? '')).status).toBe(500),
});

/** Checks of scenarios of members and their lines, by scenario. */
export const memberChecks = {
  'agent.large-team': {
    after: as('agent01', async (world) => {
      expect((await world.call('teamKpiC')).value.footer.teamSize).toBe(5000);
    }),
  },
  'agent.no-team': {
    after: as('agent01', async (world) => {
      expect((await world.call('teamKpiC')).value.footer).toMatchObject({ teamSize: 0, agents: 0 });
    }),
  },
  'agent.nothing-pending': waiting(null, null, null),
  'agent.pending-dividend': waiting(null, '1', null),
  'agent.pending-hour-salary': waiting(null, null, '1'),
  'agent.pending-salary': waiting('1', null, null),
  'agent.red-rain': {
    after: as('agent01', async (world) => expect((await world.call('redRain')).value.status).toBe('running')),
  },
  'agent.type-42': {
    after: as('agent41', async (world) => expect((await world.call('memberInfo')).value.type).toBe(42)),
  },
  ...depositStates,
  'deposit.expired': newestDeposit('expired'),
  'deposit.page-fails': failing('depositChannels'),
  'deposit.pending': newestDeposit('pending'),
  'deposit.promotions-taken': {
    after: async (world) => expect(await freePromos(world)).toEqual([452]),
  },
  'deposit.rejected': newestDeposit('rejected'),
  'matches.builder-bet': openSportsBet({ system: null, legs: [{ market: 'builder' }] }),
  'matches.cash-out-refused': {
    after: async (world) => {
      const { faults } = (await world.admin<{ faults: { endpoint: string }[] }>('GET', '/faults')).body;
      expect(faults.map(({ endpoint }) => endpoint)).toContain('cashOut');
    },
  },
  'matches.fail': failing('hotMatches'),
  'matches.late-goal': liveMatch('football', '86’'),
  'matches.none': matches(0),
  'matches.odds-change': liveMatch('football', '31’'),
  'matches.one': matches(1),
  'matches.postponed': calledOff('postponed'),
  'matches.starting': {
    after: as('player01', async (world) => {
      const found = await sportsMatches(world, 'basketball');
      const soon = (await world.now()) + 120_000;
      expect(found.some(({ startsAt }) => Math.abs(startsAt - soon) < 30_000)).toBe(true);
    }),
  },
  'matches.system-bet': openSportsBet({ system: [2] }),
  'matches.void': calledOff('void'),
  'messages.many-unread': {
    after: as('player01', async (world) => expect((await world.call('unreadCount')).value).toBeGreaterThan(99)),
  },
  'security.nothing-set': {
    after: as('player01', async (world) => {
      expect((await world.call('securityConfig')).value).toMatchObject({ strength: 0, cards: 0, email: null });
    }),
  },
  'security.held': {
    after: as('player01', async (world) => {
      expect((await world.call('withdrawInfo')).value.heldUntil).not.toBeNull();
    }),
  },
  'security.held-new-device': {
    after: as('player01', async (world) => {
      const { isNewDeviceHold, holdContacts } = (await world.call('withdrawInfo')).value;
      expect([isNewDeviceHold, holdContacts.length]).toEqual([true, 2]);
    }),
  },
  'feedback.answered': {
    after: as('player01', async (world) => {
      const { content } = (await world.call('feedbackList')).value;
      expect(content.map(({ answer }) => answer !== null).sort()).toEqual([false, true]);
    }),
  },
  'messages.none': {
    after: as('player01', async (world) => expect((await world.call('inbox')).value.total).toBe(0)),
  },
  'records.empty': {
    after: as('player01', async (world) => {
      const startDate = dayOf((await world.now()) - 29 * 86_400_000);
      expect((await world.call('transactions', { query: { startDate } })).value.total).toBe(0);
    }),
  },
  'records.fail': failing('transactions'),
  'records.many': {
    after: as('player01', async (world) => {
      const query = { startDate: dayOf((await world.now()) - 30 * 86_400_000) };
      expect((await world.call('bets', { query })).value.total).toBeGreaterThan(9_000);
    }),
  },
  'records.page-2-fails': {
    after: as('player01', async (world) => {
      const ask = async () =>
        (await world.send('/wps/relay/ODSFE2_MemBets', { headers: { authorization: `Bearer ${world.token}` } })).status;
      expect([await ask(), await ask()]).toEqual([200, 500]);
    }),
  },
  'rewards.rebate-waiting': {
    after: as('player01', async (world) =>
      expect((await world.call('manualRebate')).value.total).toBeGreaterThanOrEqual(1),
    ),
  },
  'withdraw.cancelled': newestWithdrawal('cancelled'),
  'withdraw.paid': newestWithdrawal('paid'),
  'withdraw.processing': newestWithdrawal('processing'),
  'withdraw.rejected': newestWithdrawal('rejected'),
  'withdraw.reviewing': {
    after: as('player01', async (world) => {
      expect((await world.call('withdrawReport')).value.content[0]).toMatchObject({ status: 'reviewing', amount: 500 });
    }),
  },
  'withdraw.turnover-open': {
    after: as('player01', async (world) => {
      expect((await world.call('withdrawInfo')).value.openTurnover).toBeGreaterThanOrEqual(1000);
    }),
  },
} satisfies Record<string, { after: Check }>;
