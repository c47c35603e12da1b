import { expect, test } from 'vitest';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Body, Query } from '#contract/types.ts';
import { umid, uploadPictures } from '#tests/support/identity.ts';
import { noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { codeFor, confirmOwner, loginPassword, outside } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const password = 'Bagong1Kidlat';
const order = <N extends string>(name: N, given: { readonly body?: Body<N>; readonly query?: Query<N> } = {}) => ({
  name: name as string,
  given: given as object,
});
type Order = ReturnType<typeof order>;

interface Change {
  readonly what: string;
  readonly account?: string | null;
  readonly prepare: (world: WorldClient) => Promise<Order> | Order;
  /** Error code of a repetition without a key; null if it would take effect twice. */
  readonly repeated: string | null;
}

const answers = [1, 2, 5].map((questionId) => ({ questionId, answer: `Answer ${questionId}` }));
const card = { bankId: 'MAYA', payeeName: 'Juan Dela Cruz', paymentPassword: withdrawalPassword, loginPassword };
const offerOf = async (
  world: WorldClient,
  endpoint: 'dailySalaryRequest' | 'hourSalaryRequest' | 'dividendRequest',
) => ({
  requestId: (await world.call(endpoint)).value?.requestId ?? '',
});

const changes: readonly Change[] = [
  {
    what: 'a registration',
    account: null,
    prepare: async (world) => {
      await world.flags({ REGISTER_FIELDS: [], REGISTER_REQUIRED: [] });
      return order('register', {
        body: {
          username: 'maria2026',
          password,
          confirmPassword: password,
          domain: 'localhost',
          registerUrl: 'localhost',
          registerMethod: 'H5',
          type: 0,
        },
      });
    },
    repeated: 'username.taken',
  },
  {
    what: 'a first withdrawal password',
    prepare: () => order('setPaymentPassword', { body: { loginPassword, newPaymentPassword: '135790' } }),
    repeated: 'payment.wrong-password',
  },
  {
    what: 'a bank account',
    prepare: async (world) => {
      await prepareCard(world);
      return order('addBankCard', { body: { ...card, number: '09175550188' } });
    },
    repeated: 'request.conflict',
  },
  {
    what: 'a bank account that goes',
    prepare: async (world) => {
      const cardId = await prepareCard(world);
      return order('removeBankCard', { body: { cardId, paymentPassword: withdrawalPassword, loginPassword } });
    },
    repeated: 'resource.unknown',
  },
  {
    what: 'an e-mail address',
    prepare: async (world) => {
      const email = 'newbie@example.ph';
      return order('updateEmail', { body: { email, verificationCode: await codeFor(world, email), loginPassword } });
    },
    repeated: 'verification.wrong',
  },
  {
    what: 'a mobile number',
    prepare: async (world) => {
      await world.call('getCode', { body: { mobileNum: '9998887766' } });
      const verificationCode = (await outside(world)).sms[0]?.code ?? '';
      return order('updateMobile', { body: { mobileNum: '9998887766', verificationCode, loginPassword } });
    },
    repeated: 'verification.wrong',
  },
  {
    what: 'security questions',
    prepare: () => order('setSecurityQuestions', { body: { loginPassword, answers } }),
    repeated: 'verification.wrong',
  },
  {
    what: 'a name',
    prepare: async (world) => {
      await confirmOwner(world);
      return order('updatePayeeName', { body: { payeeName: 'Juan Dela Cruz' } });
    },
    repeated: 'request.conflict',
  },
  {
    what: 'a birthday',
    prepare: async (world) => {
      await confirmOwner(world);
      return order('updateBirthday', { body: { birthday: '1990-05-06' } });
    },
    repeated: 'request.conflict',
  },
  {
    what: 'documents for identity verification',
    prepare: async (world) => {
      await uploadPictures(world);
      await confirmOwner(world);
      return order('submitIdentity', { body: umid });
    },
    repeated: 'request.conflict',
  },
  {
    what: 'a login password',
    prepare: () =>
      order('changePassword', {
        body: { oldPassword: loginPassword, newPassword: password, confirmNewPassword: password },
      }),
    repeated: 'login.wrong-password',
  },
  {
    what: 'a member below an agent',
    account: 'agent01',
    prepare: () => order('createDownline', { body: { username: 'bago2026', password, kind: 'player', rebates: {} } }),
    repeated: 'username.taken',
  },
  {
    what: 'an agent’s link',
    account: 'agent01',
    prepare: () => order('createAffiliateUrl', { body: { kind: 'player', rebates: {} } }),
    repeated: null,
  },
  {
    what: 'the answer to a daily salary, a GET',
    account: 'agent01',
    prepare: async (world) =>
      order('processDailySalary', { query: { ...(await offerOf(world, 'dailySalaryRequest')), accept: 'true' } }),
    repeated: 'resource.unknown',
  },
  {
    what: 'the answer to a dividend',
    account: 'agent01',
    prepare: async (world) =>
      order('processDividend', { body: { ...(await offerOf(world, 'dividendRequest')), accept: false } }),
    repeated: 'resource.unknown',
  },
];

const place = (world: WorldClient, { name, given }: Order, key?: string) =>
  world.call(name, { ...given, ...(key && { headers: { 'idempotency-key': key } }) } as never) as Promise<{
    errorCode: string | null;
    value: unknown;
  }>;

const begin = async ({ account = 'newbie01', prepare }: Change) => {
  const world = simulator.world();
  if (account) await world.signIn(account);
  return { world, asked: await prepare(world) };
};

test.each(changes)(
  '$what repeated with the same key is done once and returns the first response @X19',
  async (change) => {
    const { world, asked } = await begin(change);
    expect(endpoints.get(asked.name)?.once).toBe(true);
    const first = await place(world, asked, 'key-1');
    expect(first.errorCode).toBeNull();
    const messages = async () => change.account !== null && (await world.call('inbox', { query: {} })).value?.total;
    const before = await messages();
    expect(await place(world, asked, 'key-1')).toMatchObject({ errorCode: null, value: first.value });
    expect(await messages()).toBe(before);
  },
);

test.each(changes)('$what repeated with another key is a new call', async (change) => {
  const { world, asked } = await begin(change);
  await place(world, asked, 'key-1');
  expect((await place(world, asked, 'key-2')).errorCode).toBe(change.repeated);
});

test('one key is valid for one request only, and separately for each member @X19', async () => {
  const world = simulator.world();
  await world.signIn('newbie01');
  await confirmOwner(world);
  const name = (payeeName: string) => place(world, order('updatePayeeName', { body: { payeeName } }), 'key-1');
  expect((await name('Juan Dela Cruz')).errorCode).toBeNull();
  expect((await name('Maria Clara')).errorCode).toBe('request.conflict');
  await world.signIn('agent41');
  await confirmOwner(world);
  expect((await name('Maria Clara')).value).toEqual({ payeeName: 'Maria Clara' });
});

/**
 * Endpoints that need no key: a repetition has the same effect, is reported correctly both times, or can be queried.
 */
const repeatable =
  // The repetition sets the same value, or ends the same thing.
  (
    'setDefaultCard setHeadIcon updateNickname updateDownlineRebates acceptPromo declineLimits setRealityCheck ' +
    'seeRealityCheck renamePasskey keepTwoSteps endOtherSessions logout readMessages setNotifications subscribePush unsubscribePush deleteMessages restoreMessages ' +
    'addFavourite removeFavourite addRecent fieldMeasures issueReceipt verifyReceipt revealSeed revealVisitSeed ' +
    // The page polls the state of the order.
    'confirmDeposit cancelDeposit settleMove turnOnTwoSteps renewRecoveryCodes ' +
    // Another code, ticket or account replaces the lost one, which has no value.
    'smsRegister smsNoLogin smsReset getCode providerSendCode providerVerifyCode emailCode holdCode passwordByEmail freePlay socialConsent ' +
    'beginTwoSteps confirmIdentity confirmOptions secondStepOptions passkeyOptions passkeyLoginOptions passkeyLogin ' +
    'launchGame checkTransfers quoteCashOut priceBuilder saveSlip ' +
    // Uploading an existing chunk changes nothing.
    'uploadIdentityPicture'
  ).split(' ');

test('a repeated login returns the same token for ten minutes, but not after a later change of the password @R145', async () => {
  const world = simulator.world();
  const body = { username: 'player01', password: loginPassword, type: 0 } as const;
  const headers = { 'idempotency-key': 'captured-login' };
  world.token = (await world.call('login', { body, headers })).value.token;
  const change = { oldPassword: loginPassword, newPassword: password, confirmNewPassword: password };
  expect((await world.call('changePassword', { body: change })).errorCode).toBeNull();
  const thief = simulator.world(world.name);
  expect((await thief.call('login', { body, headers })).value.token).toBe(world.token);
  await world.admin('PUT', '/clock', { advance: '10m' });
  expect((await thief.call('login', { body, headers })).errorCode).toBe('login.wrong-password');
  expect((await world.call('memberInfo')).status).toBe(200);
});

test('every endpoint that takes a key lists the refusal of an invalid one', async () => {
  for (const endpoint of endpoints.values())
    if (endpoint.movesMoney || endpoint.once) expect(errorsOf(endpoint), endpoint.name).toContain('request.invalid');
  const world = simulator.world();
  await world.signIn('player01');
  const headers = { 'idempotency-key': 'k'.repeat(129) };
  expect(await world.call('turnOffTwoSteps', { headers })).toMatchObject({ status: 422, errorCode: 'request.invalid' });
});

test('every changing endpoint is idempotent, moves money under a key or is listed as repeatable', () => {
  const changing = [...endpoints.values()].filter(({ method, changesState }) => method !== 'GET' || changesState);
  const left = changing.filter(({ once, movesMoney }) => !once && !movesMoney).map(({ name }) => name);
  expect(left.sort()).toEqual([...repeatable].sort());
});
