import { afterEach, expect, test } from 'vitest';
import { balanceOf, mainAccount, transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { addBankAccount } from '#sim/features/cashier/rules/bank-accounts.ts';
import { deposits, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { wageringRequirements } from '#sim/features/cashier/rules/wagering.ts';
import { withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { placeBet, playRound, refundBet, settleBet } from '#sim/features/games/rules/rounds.ts';
import { breakContent, restoreContent } from '#tests/support/changed-content.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

afterEach(restoreContent);

const pay = (world: WorldClient, payUrl: string | null) =>
  fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });

/** newbie01 with a first deposit of ₱500 and its bonus. */
const withBonus = async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await pay(world, value.payUrl);
  return { world, order: value };
};

test('a promotion lists its terms before acceptance, and a deposit order names its promotion and bonus @R264 @X11', async () => {
  const { world, order } = await withBonus();
  expect(order).toMatchObject({ bonus: 500, promotion: 'First deposit bonus' });
  const [promo] = (await world.call('depositPromos', { query: { language: 'EN' } })).value;
  expect(promo).toMatchObject({ turnover: expect.any(Number), maxBet: expect.any(Number), days: expect.any(Number) });
});

test('while the files of promotions cannot be read, money moves on, and an order waits rather than lose its bonus @X11', async () => {
  const { world } = await withBonus();
  const waiting = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 300 } })).value;
  await world.call('acceptPromo', { body: { promoId: 452 } });
  const order = () => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 300 } });
  breakContent();
  expect((await world.call('depositPromos', { query: { language: 'EN' } })).value).toEqual([]);
  expect((await world.call('memberInfo')).status).toBe(200);
  expect((await pay(world, waiting.payUrl)).status).toBe(200);
  expect((await world.call('depositReport')).value.total).toBe(2);
  expect(await order()).toMatchObject({ status: 503, errorCode: 'system.unknown' });
  restoreContent();
  expect((await order()).value).toMatchObject({ bonus: 15, promotion: 'Extra bonus' });
});

test('an expired bonus is removed together with its wagering requirement @X11', async () => {
  const { world } = await withBonus();
  const before = (await world.call('withdrawInfo')).value;
  expect(before).toMatchObject({ openTurnover: 20_500, turnover: 20_500, canWithdraw: 0 });
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500);
  expect((await world.call('transactions', { query: { code: 'bonusEnded' } })).value.content).toMatchObject([
    { amount: -500, name: 'Bonus money removed' },
  ]);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('open deposits are listed until they end, even with deposit records switched off @R264', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await world.flags({ DEPRECM3: false });
  const { value } = await world.call('depositQq', { body: { amount: 500 } });
  const openDepositIds = async () => (await world.call('openDeposits')).value.map(({ depositId }) => depositId);
  expect(await openDepositIds()).toEqual([value.depositId]);
  await pay(world, value.payUrl);
  expect(await openDepositIds()).toEqual([]);
});

/** Uses a promotion for a deposit; returns the bonus, or the error code. */
const take = async (world: WorldClient, promoId: number, amount = 500) => {
  const { errorCode } = await world.call('acceptPromo', { body: { promoId } });
  if (errorCode) return errorCode;
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await pay(world, value.payUrl);
  return (await world.call('depositOrder', { query: { depositId: value.depositId, language: 'EN' } })).value.bonus;
};

const promoOf = async (world: WorldClient, promoId: number) =>
  (await world.call('depositPromos')).value.find((it) => it.promoId === promoId);

test('a reload promotion is limited per day and in total as its terms state @X11 @X17', async () => {
  const world = simulator.world();
  await world.flags({ PACE: false });
  await world.signIn('player01');
  const { timesADay = 0, times = 0 } = (await promoOf(world, 451)) ?? {};
  expect([timesADay, times]).toEqual([1, 12]);
  expect([await take(world, 451), await take(world, 451)]).toEqual([100, 'promotion.unavailable']);
  // The current time is noon in the market’s time zone.
  const midnight = Date.parse('2026-05-07T00:00:00+08:00');
  expect((await promoOf(world, 451))?.nextAt).toBe(midnight);
  for (let more = 1; more < times; more += 1) {
    await advance(world, '24h');
    await world.signIn('player01');
    expect(await take(world, 451)).toBe(100);
  }
  await advance(world, '24h');
  await world.signIn('player01');
  expect(await promoOf(world, 451)).toBeUndefined();
  expect(await take(world, 451)).toBe('promotion.unavailable');
});

test('several deposits opened under one promotion receive its bonus only as often as its terms allow @X17', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const order = async () => {
    await world.call('acceptPromo', { body: { promoId: 451 } });
    return (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } })).value;
  };
  const orders = [await order(), await order()];
  expect(orders.map(({ bonus }) => bonus)).toEqual([100, 100]);
  const paid = [];
  for (const { depositId, payUrl } of orders) {
    await world.call('acceptPromo', { body: { promoId: 451 } });
    await pay(world, payUrl);
    paid.push((await world.call('depositOrder', { query: { depositId, language: 'EN' } })).value.bonus);
  }
  expect(paid).toEqual([100, 0]);
});

test('a promotion is for one account of a person, the one that used it first @X17', async () => {
  const world = simulator.world();
  const [own, borrowed] = ['browser-of-one-person', 'browser-of-another'];
  await world.signIn('player01', loginPassword, own);
  expect(await take(world, 452)).toBe(25);
  world.network = '203.0.113.9';
  await world.signIn('agent41', loginPassword, borrowed);
  expect(await take(world, 452)).toBe(25);
  world.network = undefined;
  await world.signIn('newbie01', loginPassword, own);
  expect(await promoOf(world, 452)).toMatchObject({ needsIdentity: true });
  expect(await take(world, 452)).toBe('identity.required');
  expect(await take(world, 401)).toBe(500);
  await world.signIn('agent41', loginPassword, own);
  expect(await promoOf(world, 452)).toMatchObject({ needsIdentity: true });
  await world.signIn('player01', loginPassword, own);
  expect(await take(world, 452)).toBe(25);
});

/** The newcomer newbie01 and the member agent41, who are strangers to each other. */
const otherMembers = async () => {
  const client = simulator.world();
  await client.signIn('agent41');
  const world = simulator.worlds.open(client.name);
  const owner = memberByAccount(world.state, 'newbie01');
  const stranger = memberByAccount(world.state, 'agent41');
  if (!owner || !stranger) throw new Error('no such member');
  return { client, world, owner, stranger };
};

test('a wallet number that a stranger entered withholds no promotion from its owner until it was paid @X17', async () => {
  const { client, world, owner, stranger } = await otherMembers();
  world.state.put(members, { ...owner, mobile: '9175550123' });
  addBankAccount(world, stranger.id, { bankId: 'MAYA', number: '09175550123', payeeName: 'Juan Dela Cruz' });
  expect(await take(client, 452)).toBe(25);
  await client.signIn('newbie01');
  expect(await promoOf(client, 452)).toBeDefined();
  const paid = world.state.all(withdrawals).find(({ status }) => status === 'paid');
  if (!paid) throw new Error('no paid withdrawal');
  world.state.put(withdrawals, { ...paid, id: 'W1', member: stranger.id, bankId: 'MAYA', number: '•••• 0123' });
  expect(await promoOf(client, 452)).toBeUndefined();
});

test('a number that a stranger entered at registration withholds no promotion from its owner until a code confirms it @X17', async () => {
  const { client, world, owner, stranger } = await otherMembers();
  const number = '9175550123';
  addBankAccount(world, owner.id, { bankId: 'MAYA', number: `0${number}`, payeeName: 'Juan Dela Cruz' });
  const paid = world.state.all(withdrawals).find(({ status }) => status === 'paid');
  if (!paid) throw new Error('no paid withdrawal');
  world.state.put(withdrawals, { ...paid, id: 'W1', member: owner.id, bankId: 'MAYA', number: '•••• 0123' });
  world.state.put(members, { ...stranger, mobile: number, unverified: ['mobile'] });
  expect(await take(client, 452)).toBe(25);
  await client.signIn('newbie01');
  expect(await promoOf(client, 452)).toBeDefined();
  world.state.put(members, { ...stranger, mobile: number });
  expect(await promoOf(client, 452)).toBeUndefined();
});

test('a name and birthday that a stranger entered withhold no promotion until money moved in this name @X17', async () => {
  const { client, world, owner, stranger } = await otherMembers();
  const details = { payeeName: 'Juan Dela Cruz', birthday: '1990-01-02' };
  for (const { id } of [owner, stranger]) changeSecurity(world, id, details);
  expect(await take(client, 452)).toBe(25);
  await client.signIn('newbie01');
  expect(await promoOf(client, 452)).toBeDefined();
  for (const { id } of [owner, stranger]) {
    const [paid] = depositsOf(world.state, id);
    const settled = paid ?? world.state.all(deposits).find(({ status }) => status === 'approved');
    if (!settled) throw new Error('no approved deposit');
    const { payeeName: payerName } = details;
    world.state.put(deposits, {
      ...settled,
      ...(!paid && { id: 'D1', member: id, promoId: null, bonus: 0 }),
      payerName,
    });
  }
  expect(await promoOf(client, 452)).toBeUndefined();
});

test('a promotion accepted before another account of the person uses it grants no bonus @X17', async () => {
  const world = simulator.world();
  const device = 'browser-of-one-person';
  await world.signIn('newbie01', loginPassword, device);
  await world.call('acceptPromo', { body: { promoId: 452 } });
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  expect(value.bonus).toBe(25);
  await world.signIn('player01', loginPassword, device);
  expect(await take(world, 452)).toBe(25);
  await pay(world, value.payUrl);
  await world.signIn('newbie01', loginPassword, device);
  const query = { depositId: value.depositId, language: 'EN' } as const;
  expect((await world.call('depositOrder', { query })).value).toMatchObject({ status: 'approved', bonus: 0 });
});

const memberOf = (world: WorldClient) => {
  const opened = simulator.worlds.open(world.name);
  return { opened, id: memberByAccount(opened.state, 'newbie01')?.id ?? '' };
};

const sourceOf = (member: string) => ({ id: 'bonus', member, nodeId: null, vassalage: 'LIKHA', demo: false });

/** Places a bet of major units that stays open; returns functions that end it. Bonuses have no maximum bet then. */
const stake = (world: WorldClient, major: number) => {
  const { opened, id } = memberOf(world);
  for (const { maxBet: _, maxWin: __, ...it } of opened.state.all(wageringRequirements))
    opened.state.put(wageringRequirements, it);
  const source = sourceOf(id);
  const overdueAt = opened.now() + 90 * 86_400_000;
  const bet = placeBet(opened, source, { key: opened.id('K'), stake: major * 100, overdueAt });
  return {
    settle: (payout: number) => settleBet(opened, source, bet, { payout: payout * 100 }),
    refund: () => refundBet(opened, source, bet),
  };
};

const depositOwn = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await pay(world, value.payUrl);
};

const partsOf = async (world: WorldClient) => {
  const { ownMoney, bonusMoney } = (await world.call('wagering')).value;
  expect(ownMoney + bonusMoney).toBe(await sumBalance(world));
  return [ownMoney, bonusMoney];
};

const bonusPart = async (world: WorldClient) =>
  (await world.call('wagering')).value.parts.find(({ kind }) => kind === 'bonus');

const closeForMonths = (world: WorldClient) =>
  world.call('closeAccount', { body: { kind: 'exclusion', months: 6, loginPassword: 'Passw0rd1' } });

test('stakes take own money first, and a stake of both parts splits its return in proportion @X11 @X17', async () => {
  const { world } = await withBonus();
  expect(await partsOf(world)).toEqual([500, 500]);
  stake(world, 300).settle(0);
  expect(await partsOf(world)).toEqual([200, 500]);
  const both = stake(world, 400);
  expect(await partsOf(world)).toEqual([0, 300]);
  expect(await bonusPart(world)).toMatchObject({ locks: 500, locked: 300, staked: 200, forfeits: 300 });
  both.settle(1000);
  expect(await partsOf(world)).toEqual([500, 800]);
  stake(world, 600).refund();
  expect(await partsOf(world)).toEqual([500, 800]);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('several bonuses are staked in the order in which they began @X11 @X17', async () => {
  const { world } = await withBonus();
  await advance(world, '1m');
  await world.call('acceptPromo', { body: { promoId: 452 } });
  await depositOwn(world, 500);
  const moneyOf = async () =>
    (await world.call('wagering')).value.parts.flatMap(({ kind, locked }) => (kind === 'bonus' ? locked : []));
  expect(await moneyOf()).toEqual([500, 25]);
  stake(world, 1510).settle(0);
  expect(await moneyOf()).toEqual([15]);
});

test('bets that are open when a bonus ends pay only the share of own money @X11 @X17', async () => {
  for (const end of ['expiry', 'forfeit', 'exclusion'] as const) {
    for (const [returned, left] of [
      [1000, 500],
      [3000, 1500],
      [0, 0],
    ] as const) {
      const { world, order } = await withBonus();
      const bet = stake(world, 1000);
      if (end === 'expiry') await advance(world, '30d');
      else if (end === 'exclusion') await closeForMonths(world);
      else {
        const { value } = await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
        expect(value).toEqual({ taken: 0, staked: 500, sumBalance: 0 });
      }
      if (returned === 1000) bet.refund();
      else bet.settle(returned);
      const { opened, id } = memberOf(world);
      expect([end, returned, balanceOf(opened.state, mainAccount(id))]).toEqual([end, returned, left * 100]);
      expect(await isLedgerBalanced(world)).toBe(true);
    }
  }
});

test('a bonus that ends takes nothing from later deposits, transfers, rewards and dividends @X17', async () => {
  for (const type of ['deposit', 'downlineTransfer', 'reward', 'dividend'] as const) {
    const { world, order } = await withBonus();
    stake(world, 900).settle(0);
    const { opened, id } = memberOf(world);
    transferFunds(opened, { from: 'bank', to: mainAccount(id), minor: 50_000, type, ref: 'T1' });
    const { value } = await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
    expect([type, value]).toEqual([type, { taken: 100, staked: 0, sumBalance: 500 }]);
  }
});

test('a lost bonus ends once no open bet contains it, and restricts no later bet @X11 @X17', async () => {
  const { world } = await withBonus();
  const bet = stake(world, 1000);
  await depositOwn(world, 600);
  expect(await bonusPart(world)).toMatchObject({ locked: 0, staked: 500 });
  bet.settle(0);
  expect((await world.call('wagering')).value.parts.map(({ kind }) => kind)).toEqual(['deposit']);
  const { content } = (await world.call('inbox', { query: { language: 'EN' } })).value;
  expect(content.map(({ title }) => title)).toContain('Your bonus is used up');
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  expect((await table.play(600, { bets: { banker: 600 } })).errorCode).toBeNull();
});

test('a withdrawal of own money ends the bonus after a confirmation that names its bonus money @R263 @X11 @X17', async () => {
  const { world } = await withBonus();
  const cardId = await prepareCard(world);
  const withdraw = (amount: number, forfeits?: number) =>
    world.call('withdraw', {
      body: { cardId, amount, paymentPassword: withdrawalPassword, ...(forfeits !== undefined && { forfeits }) },
    });
  expect((await withdraw(200, 500)).errorCode).toBe('turnover.open');
  // Met by bets of own money.
  for (let nth = 0; nth < 2; nth += 1) stake(world, 250).settle(250);
  expect((await world.call('withdrawInfo')).value).toMatchObject({
    available: 1000,
    ownMoney: 500,
    bonusMoney: 500,
    canWithdraw: 500,
    locked: 500,
    forfeits: 500,
  });
  expect((await withdraw(501, 500)).errorCode).toBe('turnover.open');
  const asked = await withdraw(200);
  expect([asked.errorCode, asked.value]).toEqual(['bonus.ends', { forfeits: 500 }]);
  // The amount changes while the member reads it.
  const bet = stake(world, 600);
  bet.settle(1200);
  expect((await withdraw(200, 500)).value).toEqual({ forfeits: 600 });
  const { errorCode, value } = await withdraw(200, 600);
  expect(errorCode).toBeNull();
  expect(await partsOf(world)).toEqual([800, 0]);
  await world.call('cancelWithdraw', { body: { withdrawId: value.withdrawId } });
  expect(await partsOf(world)).toEqual([1000, 0]);
  expect((await withdraw(1000)).errorCode).toBeNull();
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('only own money whose turnover is met moves to provider wallets while a bonus is open @R245 @X17', async () => {
  const { world } = await withBonus();
  const move = async (amount: number) =>
    (await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount } })).errorCode;
  expect([await move(1), await move(1000)]).toEqual(['turnover.open', 'turnover.open']);
  stake(world, 500).settle(500);
  expect([await move(501), await move(500)]).toEqual(['turnover.open', null]);
  expect(await partsOf(world)).toEqual([500, 500]);
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await partsOf(world)).toEqual([500, 0]);
});

test('a transfer that the receiver’s limits refuse does not lower a bonus @X02 @X17', async () => {
  const { world } = await withBonus();
  stake(world, 900).settle(0);
  const { opened, id } = memberOf(world);
  const member = opened.state.get(members, id);
  const agent = memberByAccount(opened.state, 'agent01');
  if (!member || !agent) throw new Error('no such member');
  const limited = await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 500 } });
  expect(limited.errorCode).toBeNull();
  expect(() => opened.transact(() => transferInLine(opened, agent, member, 10_000, 'downlineTransfer'))).toThrow(
    expect.objectContaining({ code: 'permission.denied' }),
  );
  expect(await bonusPart(world)).toMatchObject({ locked: 100 });
});

test('a table bet counts in full towards a deposit, and not towards a bonus @X11', async () => {
  const { world } = await withBonus();
  const left = async () => (await world.call('withdrawInfo')).value.openTurnover;
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  for (let nth = 0; nth < 10; nth += 1) {
    await world.admin('PUT', '/outcome', { outcome: 'win' });
    expect((await table.play(50, { bets: { player: 50 } })).errorCode).toBeNull();
  }
  expect(await left()).toBe(20_000);
  await table.play(50, { bets: { banker: 50 } });
  expect(await left()).toBe(20_000);
});

test('bonus money is bet only up to its maximum bet, and not at games that do not count @X11 @X17', async () => {
  const { world } = await withBonus();
  const { opened, id } = memberOf(world);
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  const banker = (amount: number) => table.play(amount, { bets: { banker: amount } });
  const refused = await banker(600);
  expect([refused.errorCode, refused.value]).toEqual(['bet.out-of-range', { min: table.visit.minBet, max: 500 }]);
  // Own money is lost; only the bonus is left.
  placeBet(opened, sourceOf(id), { key: 'own', stake: 50_000 });
  expect((await banker(50)).errorCode).toBe('balance.insufficient');
  const found = opened.state.all(games).find((it) => it.screen === 'slot' && it.minBet <= 1 && it.maxBet >= 100);
  const slot = { ...sourceOf(id), nodeId: found?.nodeId ?? 0, vassalage: found?.vassalage ?? '' };
  const spin = (major: number) =>
    playRound(opened, slot, { key: String(major), stake: major * 100, decide: () => ({ payout: 0 }) });
  expect(() => spin(51)).toThrow(expect.objectContaining({ code: 'bet.out-of-range' }));
  expect(spin(50).bonus).toEqual([{ ref: expect.any(String), minor: 5000 }]);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('one open bet on a match or draw contains bonus money, over all games that sell it @X11 @X17', async () => {
  const { world } = await withBonus();
  const bookOf = async (name: string) =>
    open(world, await launch(world, await findGame(world, { gameType: 'SPORTS', name })));
  const [one, other] = [await bookOf('Hardcourt Live Odds'), await bookOf('Buzzer Beater')];
  const [match, another] = matchesOf(await boardOf(one, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!match || !another) throw new Error('no matches');
  // All own money is at stake, so that only the bonus is left.
  expect((await one.play(500, { legs: [legOf(another)] })).status).toBe(200);
  expect((await other.play(50, { legs: [legOf(another)] })).status).toBe(200);
  expect((await one.play(50, { legs: [legOf(another)] })).errorCode).toBe('balance.insufficient');
  const { drawId = '', prizeMode = 'elott' } =
    (await world.call('lotteryList')).value.find(({ code }) => code === 'tatlong-numero') ?? {};
  const order = (...stakes: number[]) => {
    const bets = stakes.map((it) => ({ play: 'straight', numbers: ['1', '2', '3'], stake: it }));
    return world.call('placeOrder', { body: { code: 'tatlong-numero', drawId, prizeMode, playType: 'trad', bets } });
  };
  expect((await order(20, 20)).errorCode).toBe('balance.insufficient');
  expect((await order(50)).status).toBe(200);
  expect((await order(20)).errorCode).toBe('balance.insufficient');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a member who deposited before the records begin gets no first deposit bonus @X17', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const offered = async () =>
    (await world.call('depositPromos', { query: { language: 'EN' } })).value.some(({ promoId }) => promoId === 401);
  expect(await offered()).toBe(true);
  const { state } = simulator.worlds.open(world.name);
  state.put(earlierDeposits, { id: memberByAccount(state, 'newbie01')?.id ?? '', minor: 100_000 });
  expect(await offered()).toBe(false);
  expect((await world.call('acceptPromo', { body: { promoId: 401 } })).errorCode).toBe('promotion.unavailable');
});
