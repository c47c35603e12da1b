import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { spanOf } from '#content/schedule.ts';
import { depositWageringFactor } from '#contract/cashier/withdrawal-terms.ts';
import { categories } from '#contract/games/categories.ts';
import { contributions } from '#contract/games/game-terms.ts';
import { dayMs } from '#lib/dates/units.ts';
import { vipTerms } from '#markets/current.ts';
import type { World } from '#sim/core/world.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { gameKindOf } from '#sim/features/games/rules/contributions.ts';
import { missionsAt, missionsBy } from '#sim/features/rewards/rules/mission-list.ts';
import { rebateRateOf } from '#sim/features/rewards/rules/rebates.ts';
import { content } from '#sim/features/shared/content-reader.ts';
import { runningTerms } from '#sim/features/shared/running-terms.ts';
import { depositBonuses } from '#tests/support/deposit-bonuses.ts';
import { edgesOf, screensOf } from '#tests/support/house-edge.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: () => Date.parse('2027-12-20T12:00:00+08:00') });

const { promotions } = readContent();

const signedIn = async (account: string) => {
  const world = simulator.world();
  await world.flags({ PACE: false });
  await world.signIn(account);
  return world;
};

const pay = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await fetch(world.origin + (value.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  return (await world.call('depositOrder', { query: { depositId: value.depositId } })).value.bonus;
};

test.each(promotions.filter(({ terms }) => terms))(
  'the bonus of $slug matches its card, and is offered only while the promotion runs @X11',
  async ({ id, card, from, until }) => {
    const world = await signedIn('newbie01');
    const isRunning = from <= '2027-12-20' && '2027-12-20' <= (until ?? '9999');
    const offer = (await world.call('depositPromos', { query: { language: 'EN' } })).value.find(
      (it) => it.promoId === id,
    );
    expect(offer !== undefined).toBe(isRunning);
    if (!offer || !card) return;
    const share = `${Math.round(offer.bonusRate * 100)}%, up to ₱${offer.maxBonus.toLocaleString('en')}`;
    expect(card).toMatchObject({
      bonus: { en: share },
      minimum: offer.minDeposit,
      turnover: offer.turnover,
      maxBet: offer.maxBet,
      days: offer.days,
    });
    await world.call('acceptPromo', { body: { promoId: id } });
    expect(await pay(world, card.minimum)).toBe(card.minimum * offer.bonusRate);
    expect((await world.call('withdrawInfo')).value.openTurnover).toBe(
      card.minimum + card.minimum * offer.bonusRate * card.turnover,
    );
  },
);

test('each VIP level has the withdrawals per day, free withdrawals and limit of its table @R242', async () => {
  const world = await signedIn('player01');
  const { levels } = (await world.call('memberClub', { query: { language: 'EN' } })).value;
  const { state } = simulator.worlds.open(world.name);
  for (const { level, withdrawTimes, freeWithdrawals, withdrawLimit } of levels) {
    const owner = memberByAccount(state, 'player01');
    if (owner) state.put(members, { ...owner, level });
    expect((await world.call('withdrawInfo')).value).toMatchObject({
      timesToday: withdrawTimes,
      freeToday: freeWithdrawals,
      limitToday: withdrawLimit,
    });
  }
});

test('invitations pay what their promotion states @R025', async () => {
  const world = await signedIn('player01');
  const { rewardPerFriend, terms } = (await world.call('inviteInfo')).value;
  const running = promotions.find((it) => it.referral);
  const { reward, wageringFactor: turnover, ...limits } = running?.referral ?? {};
  expect({ rewardPerFriend, terms }).toEqual({ rewardPerFriend: reward, terms: { turnover, ...limits } });
  expect(running?.card).toMatchObject({ bonus: { en: `₱${reward} each` }, minimum: terms?.deposit, turnover });
  expect(runningTerms('referral', spanOf({ from: running?.from }).from - 1)).toBeUndefined();
});

test('the leaderboard has the prizes and points of the running promotion @R182', async () => {
  const world = await signedIn('player01');
  const running = promotions.find((it) => it.leaderboard);
  const { board } = (await world.call('missions', { query: { language: 'EN' } })).value;
  expect(board).toEqual({
    pointStake: running?.leaderboard?.majorPerPoint,
    missionPoints: running?.leaderboard?.pointsPerMission,
  });
  expect(running?.card?.bonus.en).toBe(`up to ₱${running?.leaderboard?.prizes[0]?.toLocaleString('en')}`);
  expect(runningTerms('leaderboard', spanOf({ from: running?.from }).from - 1)).toBeUndefined();
});

test.each([
  { what: 'runs', until: undefined, gift: { amount: 1_888, turnover: 1 } },
  {
    what: 'has other terms',
    until: undefined,
    terms: { gifts: [10, 20, 30, 40], wageringFactor: 3, days: 4 },
    gift: { amount: 40, turnover: 3 },
  },
  { what: 'has ended', until: '2028-06-11', gift: undefined },
])(
  'the gift on a birthday on which its promotion $what is that of card, VIP table and reward @A62',
  async (example) => {
    const { until, terms, gift } = example;
    const running = content().promotions.find((it) => it.birthday);
    const original = { ...running };
    if (!running) throw new Error('no birthday gift is published');
    Object.assign(running, { until, birthday: terms ?? running.birthday });
    onTestFinished(() => void Object.assign(running, original));

    const world = await signedIn('player01');
    await world.admin('PUT', '/clock', { now: '2028-06-12T12:00:00+08:00' });
    await world.signIn('player01');
    const { state } = simulator.worlds.open(world.name);
    const { levels } = (await world.call('memberClub', { query: { language: 'EN' } })).value;
    expect(levels.at(-1)?.birthdayGift).toBe(gift?.amount ?? 0);
    const given = (await world.call('rewards')).value.find(
      ({ kind, from }) => kind === 'birthday' && from === Date.parse('2028-06-12T00:00:00+08:00'),
    );
    const amount = levels[(memberByAccount(state, 'player01')?.level ?? 0) - 1]?.birthdayGift;
    expect(given && [given.amount, given.turnover]).toEqual(gift && [amount, gift.turnover]);
    expect(given && (given.expiresAt ?? 0) - given.from).toBe(gift && (running.birthday?.days ?? 0) * dayMs);
  },
);

test('missions have the goals, rewards and wagering requirement of the running promotion @R182', async () => {
  const world = await signedIn('player01');
  const running = promotions.find((it) => it.missions);
  const { missions } = (await world.call('missions', { query: { language: 'EN' } })).value;
  expect(missions).toMatchObject(
    (running?.missions?.tasks ?? []).map(({ task, goal, reward }) => ({
      id: task,
      goal,
      reward,
      turnover: running?.missions?.wageringFactor,
    })),
  );
  const daily = missions.filter(({ resets }) => resets === 'daily').map(({ reward }) => reward);
  expect(running?.card?.bonus.en).toBe(`₱${Math.min(...daily)} to ₱${Math.max(...daily)}`);
  expect(missionsAt(spanOf({ from: running?.from }).from - 1)).toEqual([]);
});

test('titles and texts of missions state their goal in every language @R182', () => {
  const tasks = [
    { task: 'daily-table', goal: 2, reward: 5 },
    { task: 'daily-rounds', goal: 35, reward: 5 },
  ] as const;
  const [tables, rounds] = missionsBy({ wageringFactor: 3, tasks });
  expect(tables?.title).toMatchObject({ EN: '2 new live tables', TY: '2 bagong live table', VI: '2 bàn live mới' });
  for (const words of Object.values(rounds?.text ?? {})) expect(words).toContain('35');
});

/** Returns the house edge per unit that counts towards a bonus, net of the rebate, at the best game for the member. */
const lowestWageringCost = (world: World, level: number, isBonus: boolean): number =>
  Math.min(
    ...categories.flatMap((category) => {
      return screensOf(world, category).flatMap((screen) => {
        const { bonus, rewards } = contributions[gameKindOf(screen)];
        const counted = isBonus ? bonus / 100 : 1;
        return edgesOf(world, category, screen).map(
          ({ edge }) => (edge - (rebateRateOf(level, category) * rewards) / 100) / counted,
        );
      });
    }),
  );

test.each(depositBonuses)(
  'wagering the bonus of $name in full costs more than the bonus at every game with a computed house edge @X11 @X17',
  ({ rate, maxBonus, wageringFactor, firstOnly }) => {
    const world = simulator.worlds.open(simulator.world().name);
    const stakes = (maxBonus / rate) * depositWageringFactor + maxBonus * wageringFactor;
    // Members have used the first deposit's promotion before they can reach higher levels by other play.
    const levels = vipTerms.filter((it) => !firstOnly || (it.stakes <= stakes && it.deposit <= maxBonus / rate));
    for (const { level } of levels) {
      const depositCost = (depositWageringFactor / rate) * lowestWageringCost(world, level, false);
      const cost = wageringFactor * lowestWageringCost(world, level, true) + depositCost;
      expect(cost, `level ${level}`).toBeGreaterThan(1);
    }
  },
);

test('promotion texts have no unfilled placeholders @R239', () => {
  for (const { title, headline, summary, body } of promotions)
    for (const words of [title, headline, summary, body])
      expect(`${words.en}${words.fil}`).not.toMatch(/[{}]|undefined|NaN/);
});
