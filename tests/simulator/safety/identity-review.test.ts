import { expect, test } from 'vitest';
import { transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { changeSecurity } from '#sim/features/account/rules/security-settings.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, noon, prepareCard, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { confirmOwner, loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Name and birthday of player01. */
const payeeName = 'Tala Reyes';
const birthday = '1994-06-12';

interface Safety {
  readonly review: { readonly closedAccount: string } | null;
  readonly reviews: readonly string[];
  readonly closure: { readonly kind: string } | null;
}

const booksOf = (client: WorldClient, account: string) => {
  const world = simulator.worlds.open(client.name);
  return { world, member: memberByAccount(world.state, account)?.id ?? '' };
};

/** Sets name and birthday of a member, and adds an approved deposit of a payer with this name. */
const establish = async (client: WorldClient, account: string): Promise<void> => {
  const { world, member } = booksOf(client, account);
  const order = { channel: 'manual', bankId: 'BDO', minor: 80_000, payerName: payeeName, origin: '' } as const;
  world.transact(() => {
    changeSecurity(world, member, { payeeName, birthday });
    approveDeposit(world, orderDeposit(world, member, order));
  });
};

const excludePlayer = async (world: WorldClient): Promise<void> => {
  await world.signIn('player01');
  const body = { kind: 'exclusion', months: null, loginPassword } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
};

const setDetails = async (world: WorldClient, details = { payeeName, birthday }): Promise<void> => {
  await confirmOwner(world);
  const { payeeName, birthday } = details;
  expect((await world.call('updateBirthday', { body: { birthday } })).status).toBe(200);
  expect((await world.call('updatePayeeName', { body: { payeeName } })).status).toBe(200);
};

const deposit = (world: WorldClient) => world.call('depositGateway', { body: { bankId: 'GCASH', amount: 500 } });

const payIn = async (world: WorldClient): Promise<void> => {
  const { payUrl } = (await deposit(world)).value;
  await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
};

const safetyOf = async (world: WorldClient) => (await world.admin<Safety>('GET', '/members/newbie01/safety')).body;

const decide = (world: WorldClient, decision: 'approve-identity' | 'confirm-exclusion') =>
  world.admin<Safety>('POST', '/members/newbie01/safety', { wish: decision });

/**
 * Creates a member with the name and birthday of an excluded one, and 500 major units under the wagering requirement of a
 * deposit.
 */
const namesake = async (close = excludePlayer, world = simulator.world()): Promise<WorldClient> => {
  await close(world);
  await world.signIn('newbie01');
  await payIn(world);
  await setDetails(world, { payeeName: 'tala  REYES', birthday });
  return world;
};

test('a namesake of an excluded member can log in and withdraw, but neither deposit nor bet before a decision @X06', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  const visit = await open(world, await launch(world, await findGame(world)));
  await namesake(excludePlayer, world);
  const { value } = await world.signIn('newbie01');
  expect(value.closed).toBeUndefined();
  expect((await world.call('closedAccount')).value).toBeNull();
  const [message] = (await world.call('inbox')).value.content;
  expect(JSON.stringify(message)).not.toMatch(/exclu|player01|Tala/i);
  expect((await deposit(world)).errorCode).toBe('safety.review');
  expect((await visit.play(visit.visit.minBet)).errorCode).toBe('safety.review');
  const { world: books, member } = booksOf(world, 'newbie01');
  books.transact(() => transferFunds(books, { from: 'bank', to: `member:${member}`, minor: 20_000, type: 'opening' }));
  const cardId = await prepareCard(world, '09175550199', payeeName);
  expect((await world.call('withdrawInfo')).value).toMatchObject({ canWithdraw: 200, locked: 500 });
  const withdraw = (amount: number) =>
    world.call('withdraw', { body: { cardId, amount, paymentPassword: withdrawalPassword } });
  expect((await withdraw(201)).errorCode).toBe('turnover.open');
  expect((await withdraw(200)).status).toBe(200);
  await advance(world, '1h');
  await world.signIn('newbie01');
  expect(await sumBalance(world)).toBe(500);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('a review ends with the related time-out or when the other account reopens, and not before @X06 @A99', async () => {
  const messages = async (world: WorldClient) => JSON.stringify((await world.call('inbox')).value.content);
  const timedOut = await namesake(async (world) => {
    await world.signIn('player01');
    for (const hours of [24, 72] as const)
      expect((await world.call('closeAccount', { body: { kind: 'timeOut', hours } })).errorCode).toBeNull();
  });
  for (const [days, code] of [
    [1, 'safety.review'],
    [2, null],
  ] as const) {
    await advance(timedOut, `${days * 24}h`);
    await timedOut.signIn('newbie01');
    expect((await deposit(timedOut)).errorCode, `${days}`).toBe(code);
  }
  expect(await messages(timedOut)).toContain('Your account check is complete');
  expect(await safetyOf(timedOut)).toMatchObject({ review: null, reviews: [] });

  const excluded = await namesake();
  await advance(excluded, '400d');
  await excluded.signIn('newbie01');
  expect((await deposit(excluded)).errorCode).toBe('safety.review');
  await excluded.admin('POST', '/members/player01/safety', { wish: 'open' });
  expect((await deposit(excluded)).errorCode).toBeNull();
  expect(await messages(excluded)).toContain('Your account check is complete');
});

test('a member approved against one excluded namesake is reviewed against the next @X06 @A99', async () => {
  const world = await namesake();
  expect((await decide(world, 'approve-identity')).body.review).toBeNull();
  await establish(world, 'agent41');
  await world.signIn('agent41');
  const body = { kind: 'exclusion', months: null, loginPassword } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
  await world.signIn('newbie01');
  const manual = { bankId: 'BDO', amount: 800, payerName: payeeName };
  expect((await world.call('depositManual', { body: manual })).errorCode).toBe('safety.review');
  expect((await safetyOf(world)).review).toMatchObject({ closedAccount: 'agent41' });
  expect((await decide(world, 'approve-identity')).body).toMatchObject({ review: null, reviews: [] });
  expect((await world.call('depositManual', { body: manual })).errorCode).toBeNull();
});

test('each of two excluded namesakes needs an approval @X06 @A99', async () => {
  const world = await namesake(async (it) => {
    await excludePlayer(it);
    await establish(it, 'agent41');
    await it.admin('POST', '/members/agent41/safety', { wish: 'exclude' });
  });
  const closed = [(await safetyOf(world)).review?.closedAccount];
  closed.push((await decide(world, 'approve-identity')).body.review?.closedAccount);
  expect(closed.sort()).toEqual(['agent41', 'player01']);
  expect((await deposit(world)).errorCode).toBe('safety.review');
  expect((await decide(world, 'approve-identity')).body.review).toBeNull();
  expect((await deposit(world)).errorCode).toBeNull();
});

test('excluding a new account under another person’s name causes a review only with an approved deposit @X06 @A99', async () => {
  const manual = { bankId: 'BDO', amount: 800, payerName: payeeName };
  for (const [name, isEstablished] of [
    ['typed only', false],
    ['with an approved deposit', true],
  ] as const) {
    const world = simulator.world();
    await world.signIn('agent41');
    await setDetails(world);
    await payIn(world);
    if (isEstablished) await establish(world, 'agent41');
    await world.admin('POST', '/members/agent41/safety', { wish: 'exclude' });
    await world.signIn('newbie01');
    await setDetails(world);
    const code = isEstablished ? 'safety.review' : null;
    expect((await world.call('depositManual', { body: manual })).errorCode, name).toBe(code);
    expect((await safetyOf(world)).review === null, name).toBe(!isEstablished);
  }
});

test('during a review no bet, launch, lottery order, claim or transfer moves money @X06 @X17', async () => {
  const world = simulator.world();
  await world.admin('POST', '/scenarios', { names: ['rewards.many'] });
  await world.signIn('player01');
  const game = await findGame(world, { demo: true });
  const visit = await open(world, await launch(world, game));
  const { vassalage: vendor, gameCategory: category, nodeId } = game;
  const body = { vendor, gameId: game.roomId ?? game.gameId, nodeId, category, showChoice: false } as const;
  await world.admin('POST', '/scenarios', { names: ['safety.identity-review'] });
  const before = await sumBalance(world);
  const offer = (await world.call('rewards', {})).value.find(({ status }) => status === 'open');
  const [draw] = (await world.call('lotteryList')).value;
  const bets = [{ play: 'any1', numbers: ['07'], stake: 10 }];
  const order = { code: draw?.code, drawId: draw?.drawId, prizeMode: draw?.prizeMode, playType: 'trad', bets };
  for (const [name, reply] of Object.entries({
    bet: await visit.play(visit.visit.minBet),
    launch: await world.call('launchGame', { body }),
    lottery: await world.call('placeOrder', { body: order as never }),
    claim: await world.call('claimReward', { body: { id: offer?.id ?? '' } }),
    wallet: await world.call('walletTransfer', { body: { from: 'main', to: 'LIKHA', amount: 20 } }),
    deposit: await deposit(world),
  }))
    expect(reply.errorCode, name).toBe('safety.review');
  expect(await sumBalance(world)).toBe(before);
  expect((await world.call('launchGame', { body: { ...body, demo: true } })).status).toBe(200);
});

test('an approved namesake can deposit again and is not reviewed twice @X06', async () => {
  const world = await namesake();
  const { review, reviews } = await safetyOf(world);
  expect(review).toMatchObject({ closedAccount: 'player01' });
  expect(reviews).toEqual(['newbie01']);
  expect((await decide(world, 'approve-identity')).body).toMatchObject({ review: null, reviews: [], closure: null });
  await prepareCard(world, '09175550199', payeeName);
  expect((await deposit(world)).status).toBe(200);
  expect((await world.call('withdrawInfo')).value).toMatchObject({ locked: 500 });
  expect((await decide(world, 'approve-identity')).status).toBe(409);
});

test('confirming the exclusion closes the account too and leaves its own money withdrawable @X06 @X17', async () => {
  const world = simulator.world();
  await excludePlayer(world);
  await world.signIn('newbie01');
  await world.call('acceptPromo', { body: { promoId: 401 } });
  await payIn(world);
  await setDetails(world);
  expect(await sumBalance(world)).toBe(1000);
  expect((await world.call('withdrawInfo')).value).toMatchObject({ canWithdraw: 0, locked: 1000 });
  expect((await decide(world, 'confirm-exclusion')).body).toMatchObject({
    review: null,
    closure: { kind: 'exclusion' },
  });
  expect((await world.call('closedAccount')).value).toMatchObject({ kind: 'exclusion', endsAt: null });
  expect(await sumBalance(world)).toBe(500);
  expect((await world.call('withdrawInfo')).value.openTurnover).toBe(0);
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('name and birthday of a closed account on a member without a password cause a review, no closure @X06 @A68', async () => {
  const world = simulator.world();
  await excludePlayer(world);
  await world.flags({ GOOGLELOGIN3: true });
  world.token = undefined;
  world.network = '203.0.113.9';
  const { idToken } = (await world.call('socialConsent', { body: { provider: 'GOOGLE', accountId: 'maria' } })).value;
  world.token = (await world.call('socialLogin', { body: { provider: 'GOOGLE', idToken } })).value.token;
  expect((await world.call('updatePayeeName', { body: { payeeName } })).status).toBe(200);
  expect((await deposit(world)).status).toBe(200);
  expect((await world.call('updateBirthday', { body: { birthday } })).status).toBe(200);
  expect((await world.call('closedAccount')).value).toBeNull();
  expect((await deposit(world)).errorCode).toBe('safety.review');
});

test('name and birthday cannot be set without confirmation, so that a session alone starts no review @X06', async () => {
  const world = simulator.world();
  await excludePlayer(world);
  await world.signIn('newbie01');
  for (const set of [
    () => world.call('updatePayeeName', { body: { payeeName } }),
    () => world.call('updateBirthday', { body: { birthday } }),
  ])
    expect(await set()).toMatchObject({ errorCode: 'confirm.required', value: { purpose: 'contact' } });
  expect((await world.call('securityConfig')).value).toMatchObject({ payeeName: null, birthday: null });
  expect((await safetyOf(world)).review).toBeNull();
});

test('a deposit under the name of an excluded person is reviewed unless the birthday differs @X06', async () => {
  const payment = { bankId: 'BDO', amount: 800, payerName: 'TALA reyes' };
  for (const own of [null, birthday, '1990-01-02']) {
    const world = simulator.world();
    await excludePlayer(world);
    await world.signIn('newbie01');
    await confirmOwner(world);
    if (own) await world.call('updateBirthday', { body: { birthday: own } });
    const { errorCode } = await world.call('depositManual', { body: payment });
    expect(errorCode, String(own)).toBe(own === '1990-01-02' ? null : 'safety.review');
    expect((await safetyOf(world)).review === null).toBe(errorCode === null);
  }
});

test('a time-out does not stop a deposit by a payer who shares only the name @X06', async () => {
  for (const own of [null, birthday]) {
    const world = simulator.world();
    await world.signIn('player01');
    expect((await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } })).status).toBe(200);
    await world.signIn('newbie01');
    await confirmOwner(world);
    if (own) await world.call('updateBirthday', { body: { birthday: own } });
    const { errorCode } = await world.call('depositManual', {
      body: { bankId: 'BDO', amount: 800, payerName: payeeName },
    });
    expect(errorCode, String(own)).toBe(own ? 'safety.review' : null);
  }
});

test('a time-out of the account under review does not end the review @X06', async () => {
  const world = await namesake();
  expect((await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } })).status).toBe(200);
  await advance(world, '24h');
  await world.signIn('newbie01');
  expect((await deposit(world)).errorCode).toBe('safety.review');
});
