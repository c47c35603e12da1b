import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import { contributionList } from '#contract/games/game-terms.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { teamPlayIn } from '#sim/features/agent/rules/earnings.ts';
import { ownShareOf } from '#sim/features/cashier/rules/own-funds.ts';
import { type Screen, screens } from '#sim/features/games/catalogue/types.ts';
import { bets } from '#sim/features/games/rules/bets.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { engines } from '#sim/games/table-bets/engines.ts';
import { choiceOf, enter } from '#tests/support/game-choice.ts';
import { advance, noon } from '#tests/support/money.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const stake = 50;

/** Name of each kind of game in texts; tables with betting spots are table games. */
const nameOf = (screen: Screen): string =>
  (
    ({
      slot: 'slots',
      fish: 'fishing',
      bingo: 'bingo',
      crash: 'crash games',
      sports: 'sports',
      sabong: 'sabong',
      lottery: 'lottery',
      blackjack: 'card games',
      tongits: 'card games',
      pusoydos: 'card games',
      lucky9: 'card games',
    }) as Partial<Record<Screen, string>>
  )[screen] ?? 'table games';

/** Returns the percentage that a text promises for a kind of game: `… 20%: bingo, sports · 0%: card games (…)`. */
const promised = (text: string, screen: Screen): number => {
  for (const [, percent, kinds = ''] of text.matchAll(/(\d+)%: ([^·.]*)/g))
    if (new RegExp(`(^|, )${nameOf(screen)}\\b`).test(kinds)) return Number(percent);
  throw new Error(`"${text}" does not name ${nameOf(screen)}`);
};

/** Plays one round of a kind of game to its end. */
const playOne = async (world: WorldClient, screen: Screen, account: string) => {
  const visit = await enter(simulator, world, screen, stake);
  const reply = await visit.play(stake, await choiceOf(visit, screen, stake));
  expect(reply.errorCode, screen).toBeNull();
  await advance(world, screen === 'sports' ? '13h' : '14m');
  await world.signIn(account);
  return visit.visit;
};

const deposit = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await fetch(world.origin + (value.payUrl ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'approve' }),
  });
};

const partsOf = async (world: WorldClient) =>
  new Map(
    (await world.call('wagering', { query: { language: 'EN' } })).value.parts.map(({ kind, left }) => [kind, left]),
  );

/** Returns what counts towards rewards so far, in major units or, for a mission, in games. */
const rewardsOf = async (world: WorldClient) => ({
  vip: (await world.call('memberClub', { query: { language: 'EN' } })).value.turnover,
  rebate: (await world.call('manualRebate')).value.categories.reduce((sum, { turnover }) => sum + turnover, 0),
  points: (await world.call('missions', { query: { language: 'EN' } })).value.points,
  explorer: (await world.call('missions', { query: { language: 'EN' } })).value.missions.at(-1)?.progress ?? 0,
});

test.each(screens)(
  'one round of %s counts in full for the deposit and for rewards what the texts promise @A101',
  async (screen) => {
    const world = simulator.world();
    await world.signIn('newbie01');
    await deposit(world, 500);
    const before = await rewardsOf(world);
    const { counts } = await playOne(world, screen, 'newbie01');
    expect((await partsOf(world)).get('deposit')).toBe(500 - stake);
    const share = promised(contributionList('rewards', 'EN'), screen);
    expect(counts.rewards).toBe(share);
    const counted = (stake * share) / 100;
    expect(await rewardsOf(world)).toEqual({
      vip: before.vip + counted,
      rebate: before.rebate + counted,
      points: before.points + Math.floor(counted / 10),
      explorer: before.explorer + 1,
    });
  },
);

test.each(screens)('one round of %s counts for a bonus what the texts promise @A101 @X11', async (screen) => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 300);
  const slot = await enter(simulator, world, 'slot', stake);
  for (let nth = 0; nth < 6; nth += 1) await slot.play(stake);
  const before = await partsOf(world);
  expect(before.get('deposit')).toBeUndefined();
  const { counts } = await playOne(world, screen, 'newbie01');
  const share = promised(contributionList('bonus', 'EN'), screen);
  expect(counts.bonus).toBe(share);
  expect((await partsOf(world)).get('bonus')).toBe((before.get('bonus') ?? 0) - (stake * share) / 100);
});

test('a bet above the maximum of a bonus counts in full for the deposit @A101 @X11', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(world, 500);
  const table = await enter(simulator, world, 'roulette', stake);
  const spot = engines.roulette.spots[0] ?? '';
  expect((await table.play(200, { bets: { [spot]: 200 } })).errorCode).toBeNull();
  expect((await partsOf(world)).get('deposit')).toBe(300);
});

test('a bet with almost no risk counts in full for the deposit and for nothing else @A101 @X17', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await deposit(world, 500);
  const before = await rewardsOf(world);
  const table = await enter(simulator, world, 'live', stake);
  expect((await table.play(100, { bets: { banker: 50, player: 50 } })).errorCode).toBeNull();
  expect((await partsOf(world)).get('deposit')).toBe(400);
  expect(await rewardsOf(world)).toEqual(before);
});

test('streets on all numbers of roulette count in full for the deposit and for nothing else @A101 @X17', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await deposit(world, 500);
  const before = await rewardsOf(world);
  const table = await enter(simulator, world, 'roulette', stake);
  const streets = Array.from({ length: 12 }, (_, row) => [`${row * 3 + 1}-${row * 3 + 2}-${row * 3 + 3}`, 10]);
  expect((await table.play(123, { bets: { ...Object.fromEntries(streets), '0': 3 } })).errorCode).toBeNull();
  expect((await partsOf(world)).get('deposit')).toBe(377);
  expect(await rewardsOf(world)).toEqual(before);
});

test('a card game counts in full for the loss of a team and in part for its turnover, as the agent’s page says @A101 @R260', () => {
  const { state } = simulator.worlds.open('team-loss');
  const member = memberByAccount(state, 'player01');
  const [known] = state.by(bets, 'member', member?.id ?? '');
  const { nodeId = 0 } = state.all(games).find((it) => it.screen === 'tongits') ?? {};
  if (!known || !member?.upline) throw new Error('no bet of a member in a team');
  const { bonus: _, lowRisk: __, ...plain } = known;
  const period = { from: noon(), until: noon() + 1 };
  const bet = { ...plain, id: 'BT1', nodeId, at: noon(), settledAt: noon(), stake: 100_000, payout: 0 };
  state.put(bets, { ...bet, state: 'settled', play: false });
  const share = ownShareOf(state, member.id);
  const { turnover, lost } = teamPlayIn(state, member.upline, period);
  expect([turnover, lost]).toEqual([Math.floor(20_000 * share), Math.trunc(100_000 * share)]);
  for (const language of ['en', 'fil', 'vi'] as const)
    expect(dictionaries[language].agentIncome.rules).toMatch(
      /(?:Team loss counts in full\. How bets count for turnover|Buo ang bilang sa talo ng team\. Bilang ng mga taya sa turnover|Tiền thua tính đủ\. Cách tính cược cho doanh số) – \{games\}/,
    );
});

test('help, promotions and all pages that name what counts take it from the table @A101 @R239', () => {
  const { help, promotions } = readContent();
  const [bonus, rewards] = [contributionList('bonus', 'EN'), contributionList('rewards', 'EN')];
  for (const language of ['en', 'fil'] as const) {
    const bonuses = help.find(({ slug }) => slug === 'bonuses')?.body[language] ?? '';
    expect(bonuses).toContain(bonus);
    expect(bonuses).toContain(rewards);
    expect(help.find(({ slug }) => slug === 'friends-agents')?.body[language]).toContain(rewards);
    for (const { body, slug } of promotions.filter(({ terms }) => terms)) expect(body[language], slug).toContain(bonus);
    const { cashierBonus, cashierDeposit, rewardsVip, rewardsRebate, rewardsMissions, agentIncome } =
      dictionaries[language];
    for (const text of [
      cashierBonus.counts,
      cashierDeposit.promoCounts,
      rewardsVip.counts,
      rewardsRebate.counts,
      rewardsMissions.boardNote,
      agentIncome.rules,
    ])
      expect(text).toContain('{games}');
  }
});
