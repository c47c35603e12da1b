import { expect, test } from 'vitest';
import { brands } from '#brands/all.ts';
import { nextSecurityItem } from '#features/account/model/security-steps.ts';
import { dayOf } from '#lib/dates/market-time.ts';
import { seedAnswer } from '#sim/features/seed/security.ts';
import { submit, umid, uploadPictures } from '#tests/support/identity.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { changeEmail, confirmOwner, loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';
import { turnOnTwoSteps, worldTime } from '#tests/support/two-step-login.ts';

const simulator = await startSimulator({ machineTime: noon });

const signedIn = async (account = 'newbie01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

test('security settings are shown masked and add to the security strength @R265', async () => {
  const world = await signedIn();
  expect((await world.call('securityConfig')).value).toMatchObject({
    hasPaymentPassword: false,
    strength: 0,
    email: null,
  });
  await prepareCard(world);
  await changeEmail(world, 'newbie@example.ph');
  expect((await world.call('securityConfig')).value).toMatchObject({
    payeeName: 'Juan Dela Cruz',
    email: 'ne•••@example.ph',
    hasPaymentPassword: true,
    cards: 1,
    strength: 50,
  });
});

test('the security strength reaches 100 only with two-step login @R265 @X09', async () => {
  const world = await signedIn('player01');
  const before = (await world.call('securityConfig')).value;
  expect(before).toMatchObject({ twoSteps: false, passkeys: 0, strength: 83 });
  expect(nextSecurityItem(before)).toBe('twoSteps');
  await turnOnTwoSteps(world);
  const after = (await world.call('securityConfig')).value;
  expect(after).toMatchObject({ twoSteps: true, strength: 100 });
  expect(nextSecurityItem(after)).toBeNull();
});

test('setting the withdrawal password needs the login password, and changing it also the old one', async () => {
  const world = await signedIn();
  const set = async (newPaymentPassword: string, oldPaymentPassword?: string, login = loginPassword) => {
    const body = { loginPassword: login, newPaymentPassword, ...(oldPaymentPassword && { oldPaymentPassword }) };
    return (await world.call('setPaymentPassword', { body })).errorCode;
  };
  expect((await world.call('hasWithdrawalPassword')).value).toBe(false);
  expect(await set('482915', undefined, 'wrong')).toBe('login.wrong-password');
  expect(await set('12345')).toBe('request.invalid');
  expect(await set('482915')).toBeNull();
  expect(await set('730462')).toBe('payment.wrong-password');
  expect(await set('482915', '482915')).toBe('modify.new.old.same');
  expect(await set('730462', '482915')).toBeNull();
  expect((await world.call('hasWithdrawalPassword')).value).toBe(true);
});

test('a withdrawal password that is easy to guess is refused with the reason, first, changed or reset @A102', async () => {
  const world = await signedIn('player01');
  const proof = { loginPassword, oldPaymentPassword: withdrawalPassword };
  const set = async (newPaymentPassword: string) =>
    world.call('setPaymentPassword', { body: { ...proof, newPaymentPassword } });
  // player01 was born on 1994-06-12 and has the number 0917 123 4567.
  for (const [pin, reason] of [
    ['123456', 'pattern'],
    ['111111', 'pattern'],
    ['120694', 'birthday'],
    ['199406', 'birthday'],
    ['091712', 'mobile'],
    ['234567', 'pattern'],
    ['712345', 'mobile'],
  ] as const)
    expect(await set(pin), pin).toMatchObject({
      status: 400,
      errorCode: 'payment.weak-password',
      value: { field: 'newPaymentPassword', reason },
    });
  const answers = [1, 3, 4].map((questionId) => ({ questionId, answer: seedAnswer }));
  const reset = { loginPassword, answers, newPaymentPassword: '940612' };
  expect((await world.call('resetPaymentPassword', { body: reset })).errorCode).toBe('payment.weak-password');
  expect((await set('730462')).errorCode).toBeNull();
});

test('a birthday or mobile number that the withdrawal password states is refused until that is changed @A102', async () => {
  const world = await signedIn();
  const set = (newPaymentPassword: string, oldPaymentPassword?: string) =>
    world.call('setPaymentPassword', { body: { loginPassword, newPaymentPassword, oldPaymentPassword } });
  const birthday = () => world.call('updateBirthday', { body: { birthday: '1990-05-06' } });
  const mobile = async () => {
    await advance(world, '2m');
    await world.call('getCode', { body: { mobileNum: '9187305264' } });
    const verificationCode = (await outside(world)).sms[0]?.code ?? '';
    return world.call('updateMobile', { body: { mobileNum: '9187305264', verificationCode, loginPassword } });
  };
  const refusedAt = (field: string, reason: string) => ({
    errorCode: 'payment.weak-password',
    value: { field, reason },
  });
  expect((await set('730526')).errorCode).toBeNull();
  expect(await mobile()).toMatchObject(refusedAt('mobileNum', 'mobile'));
  expect((await set('060590', '730526')).errorCode).toBeNull();
  expect((await mobile()).errorCode).toBeNull();
  await confirmOwner(world);
  expect(await birthday()).toMatchObject(refusedAt('birthday', 'birthday'));
  expect(await submit(world)).toMatchObject(refusedAt('birthday', 'birthday'));
  expect((await set('482915', '060590')).errorCode).toBeNull();
  expect((await submit(world)).errorCode).toBeNull();
  // The birthday of submitted documents is not set yet, and will be.
  expect((await set('060590', '482915')).errorCode).toBe('payment.weak-password');
  expect((await birthday()).errorCode).toBeNull();
});

test('a session alone does not learn whether the withdrawal password states a birthday @A102', async () => {
  const world = await signedIn();
  await world.call('setPaymentPassword', { body: { loginPassword, newPaymentPassword: '060590' } });
  for (const birthday of ['1990-05-06', '1991-05-06'])
    expect((await world.call('updateBirthday', { body: { birthday } })).errorCode).toBe('confirm.required');
  await uploadPictures(world);
  expect((await world.call('submitIdentity', { body: umid })).errorCode).toBe('confirm.required');
});

test('security questions reset a forgotten withdrawal password', async () => {
  const world = await signedIn();
  const answers = [1, 2, 5].map((questionId) => ({ questionId, answer: ` Answer ${questionId}` }));
  const reset = async (given: typeof answers) =>
    (
      await world.call('resetPaymentPassword', {
        body: { loginPassword, answers: given, newPaymentPassword: '739204' },
      })
    ).errorCode;
  expect(await reset(answers)).toBe('verification.wrong');
  const twice = answers.map((it) => ({ ...it, questionId: 1 }));
  const put = async (given: typeof answers) =>
    (await world.call('setSecurityQuestions', { body: { loginPassword, answers: given } })).errorCode;
  expect(await put(twice)).toBe('request.invalid');
  expect(await put(answers.map((it) => ({ ...it, questionId: it.questionId + 90 })))).toBe('resource.unknown');
  expect(await put(answers)).toBeNull();
  expect((await world.call('securityQuestions', { query: { language: 'TY' } })).value.chosen).toEqual([1, 2, 5]);
  expect(await reset(answers.slice(1))).toBe('verification.wrong');
  expect(await reset(answers.map((it) => ({ ...it, answer: it.answer.trim().toUpperCase() })))).toBeNull();
});

test('a card needs the member’s name and an unused number, and five cards are the maximum', async () => {
  const world = await signedIn();
  await prepareCard(world);
  const add = async (number: string, change = {}) => {
    const body = {
      bankId: 'MAYA',
      number,
      payeeName: 'Juan Dela Cruz',
      paymentPassword: withdrawalPassword,
      loginPassword,
      ...change,
    };
    return (await world.call('addBankCard', { body })).errorCode;
  };
  expect(await add('09175550101', { bankId: 'GCASH' })).toBe('request.conflict');
  expect(await add('09175550102', { payeeName: 'Someone Else' })).toBe('request.invalid');
  expect(await add('09175550102', { bankId: 'NOBANK' })).toBe('resource.unknown');
  expect(await add('123456789')).toBe('request.invalid');
  expect(await add('09175550102', { paymentPassword: '000000' })).toBe('payment.wrong-password');
  for (const nth of [2, 3, 4, 5]) expect(await add(`0917555010${nth}`)).toBeNull();
  expect(await add('09175550109')).toBe('limit.reached');
  const [first] = (await world.call('bankCards')).value;
  expect(first).toMatchObject({ number: '•••• 0101', bankName: 'GCash' });
  const body = { cardId: first?.cardId ?? '', paymentPassword: withdrawalPassword, loginPassword };
  expect((await world.call('removeBankCard', { body })).status).toBe(200);
  expect((await world.call('bankCards')).value).toHaveLength(4);
});

test('a bank account on another member’s card is refused with leading zeros too', async () => {
  const world = await signedIn();
  await prepareCard(world);
  const add = async (number: string) => {
    const card = { bankId: 'BDO', number, payeeName: 'Juan Dela Cruz' };
    const body = { ...card, paymentPassword: withdrawalPassword, loginPassword };
    return (await world.call('addBankCard', { body })).errorCode;
  };
  expect(await add('4821905577')).toBeNull();
  await world.signIn('promo40');
  await prepareCard(world, '09175550111');
  expect(await add('004821905577')).toBe('request.conflict');
});

test('e-mail and nickname are validated, and the account name cannot be changed once set @A68', async () => {
  const world = await signedIn();
  const email = async (text: string) => (await world.call('emailCode', { body: { email: text } })).errorCode;
  expect(await email('somebody@example.technology')).toBe('request.invalid');
  expect(await email('TALA.reyes@example.ph')).toBe('email.taken');
  const nickname = async (text: string) => (await world.call('updateNickname', { body: { nickname: text } })).errorCode;
  expect([await nickname('<b>Bo</b>'), await nickname('Bó Ñete')]).toEqual(['request.invalid', null]);
  await confirmOwner(world);
  const payee = async () => (await world.call('updatePayeeName', { body: { payeeName: 'Bo Ñete' } })).errorCode;
  expect([await payee(), await payee()]).toEqual([null, 'request.conflict']);
});

test('a mobile number is saved only with its SMS code @A65', async () => {
  const world = await signedIn();
  await world.call('getCode', { body: { mobileNum: '9998887766' } });
  const { smsCode } = (await world.admin<{ sms: { code: string }[] }>('GET', '/codes')).body.sms.map(({ code }) => ({
    smsCode: code,
  }))[0] ?? { smsCode: '' };
  const wrong = { mobileNum: '9998887766', verificationCode: '0', loginPassword };
  expect((await world.call('updateMobile', { body: wrong })).errorCode).toBe('verification.wrong');
  const right = { ...wrong, verificationCode: smsCode };
  expect((await world.call('updateMobile', { body: right })).value).toEqual({ mobile: '999•••7766' });
});

test.each(Object.values(brands))(
  'the minimum age for a birthday is that of $name @A62',
  async ({ merchantCode, minAge }) => {
    const world = await signedIn();
    await confirmOwner(world);
    const now = await worldTime(world);
    const yearsBefore = (day: string) => `${Number(day.slice(0, 4)) - minAge}${day.slice(4)}`;
    const keep = async (at: number) => {
      const body = { birthday: yearsBefore(dayOf(at)) };
      return (await world.call('updateBirthday', { query: { merchantCode }, body })).errorCode;
    };
    expect(await keep(now + 86_400_000)).toBe('request.invalid');
    expect(await keep(now)).toBeNull();
  },
);

test('a birthday can be set once, from the minimum age on, and opens a reward in its week @A62', async () => {
  const world = await signedIn();
  await confirmOwner(world);
  const keep = async (birthday: string) => (await world.call('updateBirthday', { body: { birthday } })).errorCode;
  expect(await keep('2005-05-07')).toBe('request.invalid');
  expect(await keep('1990-05-20')).toBeNull();
  expect(await keep('1990-05-21')).toBe('request.conflict');
  await advance(world, '14d');
  await world.signIn('newbie01');
  const gift = (await world.call('rewards')).value.find(({ kind }) => kind === 'birthday');
  expect(gift).toMatchObject({ amount: 88, status: 'open' });
  await advance(world, '7d');
  await world.signIn('newbie01');
  expect((await world.call('rewards')).value.find(({ id }) => id === gift?.id)?.status).toBe('expired');
});
