import { expect, test } from 'vitest';
import { transferFunds } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { bankAccountsOf } from '#sim/features/cashier/rules/bank-accounts.ts';
import { orderDeposit } from '#sim/features/cashier/rules/deposit-order.ts';
import { approveDeposit } from '#sim/features/cashier/rules/deposit-settlement.ts';
import { requestWithdrawal } from '#sim/features/cashier/rules/withdrawal-processing.ts';
import { findGame, type GameVisit, launch, open } from '#tests/support/game-visit.ts';
import { advance, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { changeEmail, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator();
const number = '09175550177';
const loginPassword = 'Passw0rd1';

const removeCard = async (world: WorldClient, cardId: string): Promise<void> => {
  const body = { cardId, paymentPassword: withdrawalPassword, loginPassword };
  expect((await world.call('removeBankCard', { body })).errorCode).toBeNull();
};

/** History of the account with the e-wallet before its self-exclusion. */
type Past = 'withdrawal paid' | 'deposit' | 'nothing';

/** Self-excludes promo40, which has or had the e-wallet. */
const excludeOwner = async (client: WorldClient, past: Past, keepsCard = true): Promise<void> => {
  await client.signIn('promo40');
  const cardId = await prepareCard(client, number);
  const world = simulator.worlds.open(client.name);
  const owner = memberByAccount(world.state, 'promo40');
  if (!owner) throw new Error('no promo40');
  const order = { channel: 'gateway', bankId: 'GCASH', minor: 50_000, origin: '' } as const;
  world.transact(() => {
    const [card] = bankAccountsOf(world.state, owner.id);
    if (past === 'deposit') approveDeposit(world, orderDeposit(world, owner.id, order));
    if (past !== 'withdrawal paid' || !card) return;
    transferFunds(world, { from: 'bank', to: `member:${owner.id}`, minor: 50_000, type: 'opening' });
    requestWithdrawal(world, owner, card, 20_000);
  });
  await advance(client, '1h');
  await client.signIn('promo40');
  if (!keepsCard) await removeCard(client, cardId);
  const body = { kind: 'exclusion', months: 6, loginPassword } as const;
  expect((await client.call('closeAccount', { body })).errorCode).toBeNull();
};

/** Opens a game for the logged-in member, who gets money to play. */
const openFundedGame = async (client: WorldClient, account: string): Promise<GameVisit> => {
  const world = simulator.worlds.open(client.name);
  const owner = memberByAccount(world.state, account);
  world.transact(() =>
    transferFunds(world, { from: 'bank', to: `member:${owner?.id}`, minor: 50_000, type: 'opening' }),
  );
  return open(client, await launch(client, await findGame(client)));
};

const deposit = async (world: WorldClient) =>
  (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } })).errorCode;

test.each([
  ['withdrawal paid', 'safety.excluded', 'safety.closed'],
  ['deposit', null, 'safety.review'],
  ['nothing', null, null],
] as const)(
  'an e-wallet once used by an excluded member (%s) is recognised when another account adds it @X06 @A99',
  async (past, added, deposited) => {
    const world = simulator.world();
    await excludeOwner(world, past, false);
    await world.signIn('newbie01');
    const body = { loginPassword, newPaymentPassword: withdrawalPassword };
    expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
    const card = { bankId: 'GCASH', number, payeeName: 'Juan Dela Cruz' };
    const reply = await world.call('addBankCard', {
      body: { ...card, paymentPassword: withdrawalPassword, loginPassword },
    });
    expect(reply.errorCode).toBe(added);
    expect(await deposit(world)).toBe(deposited);
  },
);

test.each([
  ['withdrawal paid', 'session.expired', 'safety.closed', true],
  ['deposit', 'safety.review', 'safety.review', undefined],
  ['nothing', null, null, undefined],
] as const)(
  'a former user of an excluded member’s e-wallet (%s) is recognised in an open session and at login @X06 @A99',
  async (past, played, deposited, closed) => {
    for (const recognise of ['session', 'login'] as const) {
      const world = simulator.world();
      await world.signIn('newbie01');
      await removeCard(world, await prepareCard(world, number));
      await world.flags({ SESSION_MINUTES: 600 });
      const { token } = (await world.signIn('newbie01')).value;
      const visit = await openFundedGame(world, 'newbie01');
      await excludeOwner(world, past);
      if (recognise === 'login') expect((await world.signIn('newbie01')).value.closed).toBe(closed);
      world.token = token;
      if (recognise === 'session') {
        expect((await visit.play(visit.visit.minBet)).errorCode).toBe(played);
        expect(await deposit(world)).toBe(deposited);
      }
      const { review } = (
        await world.admin<{ review: { readonly closedAccount: string } | null }>('GET', '/members/newbie01/safety')
      ).body;
      expect(review?.closedAccount).toBe(past === 'deposit' ? 'promo40' : undefined);
    }
  },
);

test('a time-out of a former user of an excluded member’s e-wallet becomes the exclusion @X06 @A99', async () => {
  const world = simulator.world();
  await world.flags({ SESSION_MINUTES: 600 });
  await world.signIn('newbie01');
  await removeCard(world, await prepareCard(world, number));
  expect((await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } })).errorCode).toBeNull();
  const { token } = world;
  await excludeOwner(world, 'withdrawal paid');
  world.token = token;
  expect((await world.call('closedAccount')).value).toMatchObject({ kind: 'exclusion' });
});

/** Logs in by a Google account with the address maria.santos@example.ph. */
const enterByGoogle = async (world: WorldClient) => {
  await world.flags({ GOOGLELOGIN3: true });
  world.token = undefined;
  const account = { provider: 'GOOGLE', accountId: 'maria' } as const;
  const { idToken } = (await world.call('socialConsent', { body: account })).value;
  return (await world.call('socialLogin', { body: { provider: 'GOOGLE', idToken } })).value;
};

test.each([
  ['the exclusion of the other account', 'withdrawal paid'],
  ['adding the e-wallet later', 'withdrawal paid'],
  ['a confirmed review', 'deposit'],
] as const)('an account closed by %s closes the Google account with its address @X06 @A99', async (way, past) => {
  const world = simulator.world();
  await enterByGoogle(world);
  await world.signIn('newbie01');
  await changeEmail(world, 'maria.santos@example.ph');
  if (way !== 'adding the e-wallet later') await removeCard(world, await prepareCard(world, number));
  await excludeOwner(world, past, false);
  if (way !== 'the exclusion of the other account') expect((await enterByGoogle(world)).closed).toBeUndefined();
  if (way === 'adding the e-wallet later') {
    await world.signIn('newbie01');
    await world.call('setPaymentPassword', { body: { loginPassword, newPaymentPassword: withdrawalPassword } });
    const card = { bankId: 'GCASH', number, payeeName: 'Juan Dela Cruz' };
    const body = { ...card, paymentPassword: withdrawalPassword, loginPassword };
    expect((await world.call('addBankCard', { body })).errorCode).toBe('safety.excluded');
  }
  if (way === 'a confirmed review')
    await world.admin('POST', '/members/newbie01/safety', { wish: 'confirm-exclusion' });
  expect((await enterByGoogle(world)).closed).toBe(true);
});

test.each([
  ['withdrawal paid', 'safety.closed'],
  ['deposit', 'safety.review'],
  ['nothing', null],
] as const)(
  'an account whose confirmed number is the e-wallet of an excluded member (%s) is recognised in an open session @X06 @A99',
  async (past, deposited) => {
    const world = simulator.world();
    await world.flags({ SESSION_MINUTES: 600 });
    await world.signIn('newbie01');
    await world.call('getCode', { body: { mobileNum: number } });
    const verificationCode = (await outside(world)).sms[0]?.code ?? '';
    const body = { mobileNum: number, verificationCode, loginPassword };
    expect((await world.call('updateMobile', { body })).errorCode).toBeNull();
    const { token } = world;
    await excludeOwner(world, past);
    world.token = token;
    expect(await deposit(world)).toBe(deposited);
  },
);
