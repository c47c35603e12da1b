import { expect, test } from 'vitest';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword } from '#tests/support/passwords.ts';
import { confirmOwner, loginPassword } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const stored = "Seán O'Neil Muñoz";
/** The same name from other keyboards: curly apostrophe, decomposed letters, double and no-break spaces, capitals. */
const spellings = ['Seán O\u2019Neil  Muñoz', "Sea\u0301n O'Neil\u00A0Mun\u0303oz ", 'SEÁN O\u02BCNEIL MUÑOZ'];

const signedIn = async (account = 'newbie01') => {
  const world = simulator.world();
  await world.signIn(account);
  return world;
};

test.each(spellings)(
  'a card and a manual transfer in the name %j match the member’s own name @R264 @R265',
  async (name) => {
    const world = await signedIn();
    await prepareCard(world, '09175550101', stored);
    const card = {
      bankId: 'MAYA',
      number: '09175550102',
      payeeName: name,
      paymentPassword: withdrawalPassword,
      loginPassword,
    };
    expect((await world.call('addBankCard', { body: card })).errorCode).toBeNull();
    const { value } = await world.call('depositManual', { body: { bankId: 'BPI', amount: 1000, payerName: name } });
    await world.call('confirmDeposit', { body: { depositId: value.depositId } });
    await advance(world, '3m');
    await world.signIn('newbie01');
    const { content } = (await world.call('depositReport')).value;
    expect(content[0]).toMatchObject({ depositId: value.depositId, status: 'approved' });
  },
);

test('security answers match regardless of case, accent encoding, quotes and spacing @R265', async () => {
  const world = await signedIn();
  const answers = (text: string) => [1, 2, 5].map((questionId) => ({ questionId, answer: `${text} ${questionId}` }));
  const first = { loginPassword, answers: answers('Nin\u0303o\u2019s  dog\u2013house') };
  expect((await world.call('setSecurityQuestions', { body: first })).errorCode).toBeNull();
  const reset = async (text: string) => {
    const body = { loginPassword, answers: answers(text), newPaymentPassword: '739204' };
    return (await world.call('resetPaymentPassword', { body })).errorCode;
  };
  expect(await reset("NIÑO'S DOG-HOUSE")).toBeNull();
  expect(await reset('Ninos doghouse')).toBe('verification.wrong');
});

test.each(['O\u2019Neil  Mun\u0303oz', "O'Neil Muñoz"])(
  'registration accepts the real name %j @R145 @R156',
  async (name) => {
    const world = simulator.world();
    await world.flags({ REGISTER_FIELDS: ['payeeName', 'nickname'] });
    const body = {
      username: 'oneil2026',
      password: freshPassword,
      confirmPassword: freshPassword,
      payeeName: name,
      nickname: 'Mun\u0303oz  Boy',
      registerUrl: 'localhost',
      domain: 'localhost',
      registerMethod: 'H5',
      type: 0,
    } as const;
    const reply = await world.call('register', { body });
    expect(reply.errorCode).toBeNull();
    world.token = reply.value.token ?? undefined;
    expect((await world.call('securityConfig')).value).toMatchObject({
      payeeName: "O'Neil Muñoz",
      nickname: 'Muñoz Boy',
    });
  },
);

test('an account name is stored in normalised form @R265', async () => {
  const world = await signedIn();
  await confirmOwner(world);
  const body = { payeeName: ' Sea\u0301n  O\u2019Neil Mun\u0303oz' };
  expect((await world.call('updatePayeeName', { body })).value).toEqual({ payeeName: stored });
});

test('agent search finds a nickname regardless of case, Unicode form and spacing @R257', async () => {
  const world = await signedIn('player01');
  await world.call('updateNickname', { body: { nickname: 'Nin\u0303o  Cruz' } });
  await world.signIn('agent01');
  for (const search of ['niño cruz', 'NIN\u0303O  CRUZ', ' Niño\u00A0Cruz']) {
    const { content } = (await world.call('subordinate', { query: { search } })).value;
    expect(
      content.map(({ account }) => account),
      search,
    ).toEqual(['player01']);
  }
});
