import { expect, test } from 'vitest';
import { mails } from '#sim/features/account/rules/mail.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { changeEmail, loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const account = 'agent41';
const email = 'tala.two@example.ph';
const mobileNum = '9990001111';
const newPassword = 'Bagong2026';

/** A member with money, an e-mail address and a mobile number, but no withdrawal password and no card. */
const memberWithContacts = async () => {
  const world = simulator.world();
  await world.flags({ CHNGPASSVERIF3: true });
  await world.signIn(account);
  await changeEmail(world, email);
  await world.call('getCode', { body: { mobileNum } });
  const verificationCode = (await outside(world)).sms[0]?.code ?? '';
  expect((await world.call('updateMobile', { body: { mobileNum, verificationCode, loginPassword } })).status).toBe(200);
  expect((await world.call('securityConfig')).value.heldUntil).toBeNull();
  world.token = undefined;
  await advance(world, '2m');
  return world;
};

const recoverBySms = async (world: WorldClient): Promise<number | null> => {
  await world.call('smsReset', { body: { mobileNum } });
  const verificationCode = (await outside(world)).sms[0]?.code ?? '';
  return (await world.call('passwordByMobile', { body: { mobileNum, verificationCode, newPassword } })).value.heldUntil;
};

/** Resets the password to `newPassword` without knowing the old one; returns the end of the hold as the reply states it. */
const recoveries: Record<string, (world: WorldClient) => Promise<number | null>> = {
  SMS: recoverBySms,
  'e-mail': async (world) => {
    await world.call('passwordByEmail', { body: { username: account, email } });
    const oldPassword = (await outside(world)).mails.find((it) => it.temporaryPassword)?.temporaryPassword ?? '';
    await world.signIn(account, oldPassword);
    const body = { oldPassword, newPassword, confirmNewPassword: newPassword };
    return (await world.call('changePassword', { body })).value.heldUntil;
  },
  // The login used only the mailbox, so the session stays a recovery session.
  'e-mail, closed with the old password': async (world) => {
    await world.call('passwordByEmail', { body: { username: account, email } });
    const mailed = (await outside(world)).mails.find((it) => it.temporaryPassword)?.temporaryPassword ?? '';
    await world.signIn(account, mailed);
    const body = { oldPassword: loginPassword, newPassword, confirmNewPassword: newPassword };
    return (await world.call('changePassword', { body })).value.heldUntil;
  },
};

/** Sets a first withdrawal password and card; returns a function that withdraws to it. */
const prepareWithdrawal = async (world: WorldClient) => {
  const proof = { loginPassword: newPassword };
  const body = { ...proof, newPaymentPassword: withdrawalPassword };
  expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
  const card = { bankId: 'GCASH', number: '09175550101', payeeName: 'Juan Dela Cruz' };
  const reply = await world.call('addBankCard', { body: { ...card, ...proof, paymentPassword: withdrawalPassword } });
  const order = { cardId: reply.value.cardId, amount: 500, paymentPassword: withdrawalPassword };
  return async () => (await world.call('withdraw', { body: order })).errorCode;
};

test.each(Object.entries(recoveries))(
  'after a recovery by %s, a first withdrawal password and card pay out only once the hold ends @A98',
  async (_, recover) => {
    const world = await memberWithContacts();
    expect(await recover(world)).toBe(noon() + 2 * 60_000 + 24 * 3_600_000);
    await world.signIn(account, newPassword);
    const withdraw = await prepareWithdrawal(world);
    expect(await withdraw()).toBe('withdraw.held');
    expect((await world.call('withdrawInfo')).value).toMatchObject({ heldUntil: expect.any(Number), canWithdraw: 0 });
    await advance(world, '23h');
    await world.signIn(account, newPassword);
    expect(await withdraw()).toBe('withdraw.held');
    await advance(world, '1h');
    await world.signIn(account, newPassword);
    expect(await withdraw()).toBeNull();
  },
);

test.each(Object.entries(recoveries))(
  'a recovery by %s is notified by inbox message, e-mail and SMS @A98',
  async (_, recover) => {
    const world = await memberWithContacts();
    await recover(world);
    const { mails, texts } = await outside(world);
    expect([mails[0]?.to, mails[0]?.text.EN]).toEqual([email, 'Your password was reset']);
    expect([texts[0]?.to, texts[0]?.text.EN]).toEqual([mobileNum, 'Your password was reset']);
    await world.signIn(account, newPassword);
    const [letter] = (await world.call('inbox')).value.content;
    expect(letter?.content).toContain('withdrawals are on hold for 24 hours');
  },
);

test('with a hold of 0 hours a withdrawal is possible right after a recovery', async () => {
  const world = await memberWithContacts();
  await world.flags({ WITHDRAW_HOLD_HOURS: 0 });
  expect(await recoverBySms(world)).toBeNull();
  await world.signIn(account, newPassword);
  expect(await (await prepareWithdrawal(world))()).toBeNull();
});

test('a password change in a session holds withdrawals and is notified by inbox, e-mail and SMS', async () => {
  const world = await memberWithContacts();
  await world.signIn(account);
  const cardId = await prepareCard(world);
  const body = { oldPassword: loginPassword, newPassword, confirmNewPassword: newPassword };
  const { heldUntil } = (await world.call('changePassword', { body })).value;
  expect(heldUntil).toBeGreaterThan(noon() + 23 * 3_600_000);
  const order = { cardId, amount: 500, paymentPassword: withdrawalPassword };
  expect((await world.call('withdraw', { body: order })).errorCode).toBe('withdraw.held');
  const [letter] = (await world.call('inbox', { query: { language: 'EN' } })).value.content;
  expect(letter?.title).toBe('Your password was changed');
  const sent = simulator.worlds.open(world.name).state.all(mails);
  const channels = sent.filter(({ text }) => text.EN === 'Your password was changed').map(({ via }) => via);
  expect(channels.sort()).toEqual(['email', 'sms']);
});

test('a first card within a week of a recovery holds withdrawals again, a later one does not', async () => {
  for (const [days, held] of [
    [3, true],
    [9, false],
  ] as const) {
    const world = await memberWithContacts();
    await recoverBySms(world);
    await advance(world, `${days}d`);
    await world.signIn(account, newPassword);
    expect(await (await prepareWithdrawal(world))()).toBe(held ? 'withdraw.held' : null);
  }
});
