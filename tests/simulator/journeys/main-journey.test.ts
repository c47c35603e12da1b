import { expect, test } from 'vitest';
import { formatAmount } from '#lib/money/format-amount.ts';
import { currency, depositBanks, depositTerms, languages, phone, withdrawalTerms } from '#markets/current.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { advance, isLedgerBalanced, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

// Runs in each market (vitest.config.ts): everything that a country decides comes from its market.
const simulator = await startSimulator();

const password = 'Bongsen2026';
const mobileNum = phone.example.replaceAll(' ', '').replace(/.$/, '9');
const registration = { registerUrl: 'localhost', domain: 'localhost', registerMethod: 'H5', type: 0 } as const;

const register = async (world: WorldClient): Promise<void> => {
  await world.admin('PATCH', '/flags', { REGISTER_FIELDS: ['mobileNum', 'verificationCode'] });
  await world.call('smsRegister', { body: { mobileNo: mobileNum } });
  const verificationCode = (await outside(world)).sms[0]?.code ?? '';
  const reply = await world.call('register', {
    body: { ...registration, username: 'an2026', mobileNum, verificationCode, password, confirmPassword: password },
  });
  expect(reply.errorCode).toBeNull();
  world.token = reply.value.token ?? undefined;
};

const deposit = async (world: WorldClient, amount: number): Promise<void> => {
  const [bankId = ''] = depositBanks.gateway;
  const { value } = await world.call('depositGateway', { body: { bankId, amount } });
  const page = await (await fetch(world.origin + value.payUrl)).text();
  expect(page).toContain(formatAmount(amount));
  await fetch(world.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
};

const withdraw = async (world: WorldClient, amount: number) => {
  const body = { loginPassword: password, newPaymentPassword: withdrawalPassword };
  expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
  const [bank] = (await world.call('withdrawBanks')).value;
  const number = `${phone.trunk}${mobileNum}`;
  const card = { bankId: bank?.bankId ?? '', number, payeeName: 'An Reyes', paymentPassword: withdrawalPassword };
  const added = await world.call('addBankCard', { body: { ...card, loginPassword: password } });
  expect(added.errorCode).toBeNull();
  return world.call('withdraw', {
    body: { cardId: added.value.cardId, amount, paymentPassword: withdrawalPassword },
  });
};

test('a new member registers with a number of the country, deposits and plays, and bets the deposit before a withdrawal @A104', async () => {
  const world = simulator.world();
  await register(world);
  const amount = 4 * depositTerms.manual.min;
  await deposit(world, amount);
  expect(await sumBalance(world)).toBe(amount);

  const visit = await open(world, await launch(world, await findGame(world)));
  const stake = visit.visit.minBet;
  const { value: round, errorCode } = await visit.play(stake);
  expect(errorCode).toBeNull();
  expect((JSON.stringify(round.payout).split('.')[1] ?? '').length).toBeLessThanOrEqual(currency.decimals);
  const left = await sumBalance(world);
  expect(left).toBeCloseTo(amount - stake + round.payout, currency.decimals);

  // The deposit has to be bet once before it can be withdrawn.
  expect((await withdraw(world, withdrawalTerms.min)).errorCode).toBe('turnover.open');
  for (const type of ['deposit', 'bet']) {
    const { value } = await world.call('transactions', { query: { code: type, lastDays: 1 } });
    expect(value.content.map(({ code }) => code)).toEqual([type]);
  }
  expect(await isLedgerBalanced(world)).toBe(true);
});

test('records, messages and texts are in the languages of the market @R005 @A104', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  for (const { wire } of languages) {
    const { value } = await world.call('transactions', { query: { language: wire, lastDays: 60 } });
    expect(value.content.length).toBeGreaterThan(0);
    const inbox = await world.call('inbox', { query: { language: wire } });
    expect(inbox.value.content.every(({ title, content }) => title !== '' && !content.includes('undefined'))).toBe(
      true,
    );
  }
  expect((await world.call('templateSettings')).value.location).toBe(languages[0]?.wire);
});

test('the fee and the smallest amount of a withdrawal are those of the market @A104', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const before = await sumBalance(world);
  const [card] = (await world.call('bankCards')).value;
  const ask = (amount: number) =>
    world.call('withdraw', {
      body: { cardId: card?.cardId ?? '', amount, paymentPassword: withdrawalPassword },
    });
  expect((await ask(withdrawalTerms.min - 1)).errorCode).toBe('amount.out-of-range');
  const { value, errorCode } = await ask(withdrawalTerms.min);
  expect(errorCode).toBeNull();
  expect(await sumBalance(world)).toBe(before - withdrawalTerms.min);
  await advance(world, '26m');
  const { content } = (await world.call('withdrawReport', { query: { lastDays: 2 } })).value;
  expect(content.find(({ withdrawId }) => withdrawId === value.withdrawId)).toMatchObject({
    amount: withdrawalTerms.min,
    status: 'paid',
  });
  expect(await isLedgerBalanced(world)).toBe(true);
});
