import { expect, test } from 'vitest';
import { balanceOf, mainAccount, postings, transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount, members } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { addBankAccount } from '#sim/features/cashier/rules/bank-accounts.ts';
import { creditMember } from '#sim/features/cashier/rules/credit-member.ts';
import { deposits, depositsOf } from '#sim/features/cashier/rules/deposit-record.ts';
import { earlierDeposits } from '#sim/features/cashier/rules/own-funds.ts';
import { transferInLine } from '#sim/features/cashier/rules/transfer-in-line.ts';
import { wageringRequirements } from '#sim/features/cashier/rules/wagering.ts';
import { withdrawals } from '#sim/features/cashier/rules/withdrawal-record.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';
import { boardOf, legOf, matchesOf } from '#tests/support/sports.ts';

const simulator = await startSimulator({ machineTime: noon });

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

test('an expired bonus is removed together with its wagering requirement @X11', async () => {
  const { world } = await withBonus();
  const before = (await world.call('withdrawInfo')).value;
  expect(before).toMatchObject({ openTurnover: 25_500, turnover: 25_500, canWithdraw: 0 });
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500);
  expect((await world.call('transactions', { query: { code: 'bonusEnded' } })).value.content).toMatchObject([
    { amount: -500, name: 'Deposit bonus removed' },
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
  // The current time is noon in Manila.
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
  await world.signIn('agent41', loginPassword, borrowed);
  expect(await take(world, 452)).toBe(25);
  await world.signIn('newbie01', loginPassword, own);
  expect(await promoOf(world, 452)).toBeUndefined();
  expect(await take(world, 452)).toBe('promotion.unavailable');
  expect(await take(world, 401)).toBe(500);
  await world.signIn('agent41', loginPassword, own);
  expect(await promoOf(world, 452)).toBeUndefined();
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

/**
 * Stakes pesos on the last digit of a draw that accepts bets for at least another hour; bonuses have no maximum bet
 * then.
 */
const stakeAll = async (world: WorldClient, pesos: number) => {
  const { value } = await world.call('lotteryList');
  const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
  const found = value.find(({ code, closesAt }) => code === 'tatlong-numero' && closesAt > now + 3_600_000);
  if (!found) throw new Error('no draw is open for long enough');
  const { code, drawId, prizeMode } = found;
  // Otherwise the whole bonus could not be staked in one draw.
  const { state } = simulator.worlds.open(world.name);
  for (const { maxBet, ...claim } of state.all(wageringRequirements)) state.put(wageringRequirements, claim);
  const bets = Array.from({ length: 10 }, () => ({ play: 'last1', numbers: ['7'], stake: pesos / 10 }));
  return (await world.call('placeOrder', { body: { code, drawId, prizeMode, playType: 'trad', bets } })).value;
};

test('an expired bonus is removed from a game wallet too @X17', async () => {
  const { world } = await withBonus();
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1000 } });
  await advance(world, '30d');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

const cancel = (world: WorldClient, { orderId, suborders }: Awaited<ReturnType<typeof stakeAll>>) =>
  world.call('cancelSuborders', { body: { orderId, suborderIds: suborders.map((it) => it.suborderId) } });

test('a bonus at stake when it expires is removed from the returned stake, and no more than that @X17', async () => {
  const { world } = await withBonus();
  await advance(world, '29d23h59m');
  await world.signIn('newbie01');
  const order = await stakeAll(world, 1000);
  await advance(world, '2m');
  expect((await world.call('withdrawInfo')).value).toMatchObject({ openTurnover: 500, canWithdraw: 0 });
  const [letter] = (await world.call('inbox', { query: { language: 'EN' } })).value.content;
  expect(letter?.title).toBe('Your bonus has expired');
  await cancel(world, order);
  expect(await sumBalance(world)).toBe(500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('open stakes do not delay the expiry of a bonus, and stakes of later money are not touched @X17', async () => {
  const { world } = await withBonus();
  await advance(world, '29d23h59m');
  await world.signIn('newbie01');
  const first = await stakeAll(world, 990);
  await advance(world, '2m');
  // Money in the wallet was revoked immediately, despite an open stake.
  expect(await sumBalance(world)).toBe(0);
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });
  await pay(world, value.payUrl);
  const second = await stakeAll(world, 300);
  await cancel(world, second);
  expect(await sumBalance(world)).toBe(500);
  await cancel(world, first);
  // 990 came back and 490 of the bonus were revoked, which leaves 500, plus ₱500 deposited since.
  expect(await sumBalance(world)).toBe(1000);
  expect(await isLedgerBalanced(world)).toBe(true);
});

/** Moves pesos from the member's main wallet to the house, as lost bets do. */
const lose = (world: WorldClient, pesos: number): string => {
  const opened = simulator.worlds.open(world.name);
  const id = memberByAccount(opened.state, 'newbie01')?.id ?? '';
  transferFunds(opened, {
    from: mainAccount(id),
    to: 'house:games',
    centavos: pesos * 100,
    type: 'bet',
    ref: 'lost',
  });
  return id;
};

const depositOwn = async (world: WorldClient, amount: number) => {
  const { value } = await world.call('depositGateway', { body: { bankId: 'GCASH', amount } });
  await pay(world, value.payUrl);
};

const bonusPart = async (world: WorldClient) =>
  (await world.call('wagering')).value.parts.find(({ kind }) => kind === 'bonus');

test('a bonus that expires, is forfeited or ends with a self-exclusion takes nothing from a later deposit @X17', async () => {
  for (const end of ['expiry', 'forfeit', 'exclusion'] as const) {
    const { world, order } = await withBonus();
    const { state } = simulator.worlds.open(world.name);
    // 100 of the bonus are left.
    const memberId = lose(world, 900);
    await depositOwn(world, 500);
    expect(await bonusPart(world)).toMatchObject({ locks: 100, forfeits: 100 });
    if (end === 'expiry') await advance(world, '30d');
    else if (end === 'forfeit') await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
    else await world.call('closeAccount', { body: { kind: 'exclusion', months: 6, loginPassword: 'Passw0rd1' } });
    expect([end, balanceOf(state, mainAccount(memberId))]).toEqual([end, 50_000]);
    expect(await isLedgerBalanced(world)).toBe(true);
  }
});

/** Lets the draw of an order pass, and logs in again. */
const draw = async (world: WorldClient, { drawsAt }: Awaited<ReturnType<typeof stakeAll>>) => {
  const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
  await advance(world, `${Math.ceil((drawsAt - now) / 60_000) + 1}m`);
  await world.signIn('newbie01');
};

test('a deposit made while a bonus is in an open bet does not free the bonus in its payout @X17', async () => {
  const { world, order } = await withBonus();
  lose(world, 800);
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  const bet = await stakeAll(world, 200);
  await depositOwn(world, 100);
  await draw(world, bet);
  const held = await sumBalance(world);
  expect(held).toBeGreaterThan(600);
  expect(await bonusPart(world)).toMatchObject({ locks: 500, locked: 500, forfeits: 500 });
  await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
  expect(await sumBalance(world)).toBe(held - 500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a bonus lost in a bet that was open at a deposit takes nothing from that deposit @X17', async () => {
  const { world, order } = await withBonus();
  await world.admin('PUT', '/outcome', { outcome: 'lose' });
  const bet = await stakeAll(world, 1000);
  await depositOwn(world, 500);
  await draw(world, bet);
  expect(await bonusPart(world)).toBeUndefined();
  expect((await world.call('forfeitBonus', { body: { bonusId: order.depositId } })).errorCode).toBe('request.conflict');
  expect(await sumBalance(world)).toBe(500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a bonus forfeited after a deposit is still removed from a stake that was open at the deposit @X17', async () => {
  const { world, order } = await withBonus();
  const bet = await stakeAll(world, 1000);
  await depositOwn(world, 500);
  const { value } = await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
  expect(value).toEqual({ taken: 0, owed: 500, sumBalance: 500 });
  await cancel(world, bet);
  expect(await sumBalance(world)).toBe(1000);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('deposits one after another do not lower a bonus that is in open bets @X17', async () => {
  const { world } = await withBonus();
  const bet = await stakeAll(world, 1000);
  await depositOwn(world, 100);
  await depositOwn(world, 100);
  await cancel(world, bet);
  expect(await sumBalance(world)).toBe(1200);
  expect(await bonusPart(world)).toMatchObject({ locks: 500, locked: 500 });
});

test('a lost bonus takes nothing from a later transfer, reward, rebate or dividend @X17', async () => {
  for (const type of ['downlineTransfer', 'reward', 'rebate', 'dividend'] as const) {
    const { world, order } = await withBonus();
    const memberId = lose(world, 900);
    const opened = simulator.worlds.open(world.name);
    creditMember(opened, memberId, { from: 'bank', centavos: 50_000, type, ref: 'T1' });
    const { value } = await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
    expect([type, value]).toEqual([type, { taken: 100, owed: 0, sumBalance: 500 }]);
  }
});

test('winnings of what is left of a bonus are locked up to its amount, whatever was received before @X17', async () => {
  for (const own of [50, 0]) {
    const { world } = await withBonus();
    lose(world, 800);
    await depositOwn(world, 50);
    lose(world, 50 - own);
    await world.admin('PUT', '/outcome', { outcome: 'win' });
    await draw(world, await stakeAll(world, 200));
    expect(await sumBalance(world)).toBeGreaterThan(600);
    expect(await bonusPart(world)).toMatchObject({ locks: 500, locked: 500, forfeits: 500 });
    expect(await isLedgerBalanced(world)).toBe(true);
  }
});

test('bets of own money leave a partly lost bonus as it is, and a cancelled bet restores both @X17', async () => {
  for (const [outcome, stake, left] of [
    ['win', 200, 100],
    ['lose', 560, 40],
  ] as const) {
    const { world } = await withBonus();
    lose(world, 900);
    await depositOwn(world, 500);
    const cancelled = await stakeAll(world, 550);
    expect(await bonusPart(world)).toMatchObject({ locks: 50, forfeits: 50 });
    await cancel(world, cancelled);
    expect(await bonusPart(world)).toMatchObject({ locks: 100, forfeits: 100 });
    await world.admin('PUT', '/outcome', { outcome });
    await draw(world, await stakeAll(world, stake));
    expect(await bonusPart(world)).toMatchObject({ locks: left, forfeits: left });
    expect(await isLedgerBalanced(world)).toBe(true);
  }
});

test('a bonus that is lost ends with its wagering, as soon as no open bet contains it @X11 @X17', async () => {
  const { world } = await withBonus();
  lose(world, 900);
  await depositOwn(world, 500);
  await world.admin('PUT', '/outcome', { outcome: 'lose' });
  const bet = await stakeAll(world, 600);
  await depositOwn(world, 200);
  expect(await bonusPart(world)).toMatchObject({ locks: 0 });
  await draw(world, bet);
  const { parts, left } = (await world.call('wagering')).value;
  expect(parts.map(({ kind }) => kind)).toEqual(['deposit', 'deposit']);
  expect(left).toBeLessThanOrEqual(700);
  const { content } = (await world.call('inbox', { query: { language: 'EN' } })).value;
  expect(content.map(({ title }) => title)).toContain('Your bonus is used up');
});

test('a lost bonus takes nothing from a withdrawal that is cancelled afterwards @R263 @X17', async () => {
  const { world, order } = await withBonus();
  const { state } = simulator.worlds.open(world.name);
  for (const it of state.all(wageringRequirements))
    if (it.kind === 'deposit') state.put(wageringRequirements, { ...it, left: 0 });
  const cardId = await prepareCard(world);
  const body = { cardId, amount: 500, paymentPassword: withdrawalPassword };
  const { withdrawId } = (await world.call('withdraw', { body })).value;
  lose(world, 400);
  await world.call('cancelWithdraw', { body: { withdrawId } });
  expect(await bonusPart(world)).toMatchObject({ locks: 100, locked: 100 });
  const { value } = await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
  expect(value).toEqual({ taken: 100, owed: 0, sumBalance: 500 });
});

test('a deposit does not lower a bonus that is in a game wallet @X17', async () => {
  const { world, order } = await withBonus();
  await world.call('walletTransfer', { body: { from: 'main', to: 'JL', amount: 1000 } });
  await depositOwn(world, 100);
  expect(await bonusPart(world)).toMatchObject({ locks: 500, forfeits: 500 });
  await world.call('forfeitBonus', { body: { bonusId: order.depositId } });
  expect(await sumBalance(world)).toBe(600);
});

test('a transfer that the receiver’s limits refuse does not lower a bonus @X02 @X17', async () => {
  const { world } = await withBonus();
  const memberId = lose(world, 900);
  const opened = simulator.worlds.open(world.name);
  const member = opened.state.get(members, memberId);
  const agent = memberByAccount(opened.state, 'agent01');
  if (!member || !agent) throw new Error('no such member');
  const limited = await world.call('setLimit', { body: { kind: 'deposit', period: 'day', amount: 500 } });
  expect(limited.errorCode).toBeNull();
  expect(() => opened.transact(() => transferInLine(opened, agent, member, 10_000, 'downlineTransfer'))).toThrow(
    expect.objectContaining({ code: 'permission.denied' }),
  );
  expect(await bonusPart(world)).toMatchObject({ locks: 500 });
});

test('a lost bonus does not restrict bets of a later deposit @X11 @X17', async () => {
  const { world } = await withBonus();
  lose(world, 1000);
  await depositOwn(world, 600);
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  expect((await table.play(600, { bets: { banker: 600 } })).errorCode).toBeNull();
});

/** Returns the total of a type of transactions on the members' main wallets, in pesos. */
const moved = ({ name }: WorldClient, type: string, since: number): number =>
  simulator.worlds
    .open(name)
    .state.all(postings)
    .filter((it) => it.type === type && it.at >= since)
    .flatMap(({ entries }) => entries.filter(({ account }) => account.startsWith('member:')))
    .reduce((sum, { centavos }) => sum + centavos / 100, 0);

test('a self-exclusion removes a bonus from later payouts of open stakes @X06 @X17', async () => {
  const { world } = await withBonus();
  await world.admin('PUT', '/outcome', { outcome: 'win' });
  const found = await stakeAll(world, 1000);
  const now = (await world.admin<{ now: number }>('GET', '/clock')).body.now;
  const minutes = Math.ceil((found.drawsAt - now) / 60_000);
  // Between the close of bets and the draw, no bet can be cancelled.
  await advance(world, `${minutes - 1}m`);
  await world.signIn('newbie01');
  const body = { kind: 'exclusion', months: 6, loginPassword: 'Passw0rd1' } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
  await advance(world, '2m');
  expect(moved(world, 'payout', now)).toBeGreaterThanOrEqual(500);
  expect(moved(world, 'bonusEnded', now)).toBe(-500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a table bet counts in full towards a deposit and one fifth towards a bonus @X11', async () => {
  const { world } = await withBonus();
  const left = async () => (await world.call('withdrawInfo')).value.openTurnover;
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  const bet = (times: number) =>
    Promise.all(Array.from({ length: times }, () => table.play(50, { bets: { banker: 50 } })));
  await bet(10);
  expect(await left()).toBe(25_000);
  await bet(2);
  expect(await left()).toBe(24_980);
});

test('only own money can be bet above the maximum bet of a bonus, at a table and in a draw @X11 @X17', async () => {
  const { world } = await withBonus();
  const table = await open(world, await launch(world, await findGame(world, { gameType: 'LIVE', name: 'Baccarat' })));
  const banker = (stake: number) => table.play(stake, { bets: { banker: stake } });
  const refused = await banker(600);
  expect([refused.errorCode, refused.value]).toEqual(['bet.out-of-range', { min: table.visit.minBet, max: 500 }]);
  const { drawId = '', prizeMode = 'elott' } =
    (await world.call('lotteryList')).value.find(({ code }) => code === 'tatlong-numero') ?? {};
  const order = (...stakes: number[]) => {
    const bets = stakes.map((stake) => ({ play: 'straight', numbers: ['1', '2', '3'], stake }));
    return world.call('placeOrder', { body: { code: 'tatlong-numero', drawId, prizeMode, playType: 'trad', bets } });
  };
  expect((await order(400)).status).toBe(200);
  const second = await order(50, 120);
  expect([second.errorCode, second.value]).toEqual(['bet.out-of-range', { bet: 1, min: expect.any(Number), max: 50 }]);
  // ₱100 of other money remain: many small bets on a draw count as one large bet.
  const split = await order(50, 40, 30);
  expect([split.errorCode, split.value]).toEqual(['bet.out-of-range', { bet: 2, min: expect.any(Number), max: 10 }]);
  expect((await order(50, 50)).status).toBe(200);
  expect((await order(50)).errorCode).toBe('bet.out-of-range');
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('the maximum bet of a bonus applies to one match over all games that sell it @X11 @X17', async () => {
  const { world } = await withBonus();
  const bookOf = async (name: string) =>
    open(world, await launch(world, await findGame(world, { gameType: 'SPORTS', name })));
  const [one, other] = [await bookOf('Hardcourt Live Odds'), await bookOf('Buzzer Beater')];
  const [match, another] = matchesOf(await boardOf(one, 'basketball')).filter(({ phase }) => phase === 'upcoming');
  if (!match || !another) throw new Error('no matches');
  // All own money is at stake, so that only the bonus is left.
  expect((await one.play(500, { legs: [legOf(another)] })).status).toBe(200);
  expect((await other.play(50, { legs: [legOf(another)] })).errorCode).toBe('bet.out-of-range');
  expect((await other.play(50, { legs: [legOf(match)] })).status).toBe(200);
});

test('a member who deposited before the records begin gets no first deposit bonus @X17', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const offered = async () =>
    (await world.call('depositPromos', { query: { language: 'EN' } })).value.some(({ promoId }) => promoId === 401);
  expect(await offered()).toBe(true);
  const { state } = simulator.worlds.open(world.name);
  state.put(earlierDeposits, { id: memberByAccount(state, 'newbie01')?.id ?? '', centavos: 100_000 });
  expect(await offered()).toBe(false);
  expect((await world.call('acceptPromo', { body: { promoId: 401 } })).errorCode).toBe('promotion.unavailable');
});
