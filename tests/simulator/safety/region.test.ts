import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { findGame } from '#tests/support/game-visit.ts';
import { advance, noon, prepareCard, withdrawalPassword } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

const restricted = async (account?: string) => {
  const world = simulator.world();
  await world.flags({ REGION_RESTRICTED: true });
  if (account) await world.signIn(account);
  return world;
};

/** Endpoints that A97 leaves open, by purpose. */
const open = {
  'logging in': ['login', 'smsNoLogin', 'captcha', 'loginSecondStep', 'passkeyLogin', 'socialLogin', 'logout'],
  'a forgotten password': ['passwordByEmail', 'smsReset', 'passwordByMobile', 'changePassword'],
  money: ['balance', 'withdrawInfo', 'withdraw', 'openWithdrawals', 'withdrawalOrder', 'cancelWithdraw', 'settleMove'],
  records: ['withdrawReport', 'depositReport', 'transactions', 'bets', 'memberPnl', 'statement'],
  'cards and security': ['bankCards', 'addBankCard', 'withdrawBanks', 'setPaymentPassword', 'resetPaymentPassword'],
  protection: ['ownLimits', 'setLimit', 'closeAccount', 'closedAccount'],
  help: ['helpCenter', 'customerService', 'sendChatMessage'],
} as const;

const closedEndpoints = [
  ...['register', 'registerMobile', 'freePlay', 'trialUser', 'smsRegister', 'createDownline'],
  ...['depositChannels', 'depositManual', 'depositGateway', 'depositAlipay', 'depositQq', 'depositWechat'],
  ...['gameList', 'launchGame', 'placeOrder', 'hotGames', 'lotteryList', 'announcements'],
  ...['claimReward', 'claimMission', 'claimRebate', 'acceptPromo', 'uplineTransfer', 'transferDownline', 'grabRedRain'],
];

const emptyBodies = { json: '{}', encrypted: '{}', form: new URLSearchParams(), files: new FormData() } as const;

/** Calls an endpoint with an empty body; returns the code of the refusal. */
const refusalOf = async (world: Awaited<ReturnType<typeof restricted>>, name: string) => {
  const endpoint = endpoints.get(name);
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  const reply = await world.send(endpoint.path, {
    method: endpoint.method,
    headers: {
      ...(world.token && { authorization: `Bearer ${world.token}` }),
      ...((endpoint.send === 'json' || endpoint.send === 'encrypted') && { 'content-type': 'application/json' }),
    },
    ...(endpoint.send && { body: emptyBodies[endpoint.send] }),
  });
  return ((await reply.json()) as { errorCode: string | null }).errorCode;
};

test.each(Object.entries(open))('a blocked region allows what members need for %s @A97', async (_, names) => {
  const world = await restricted('player01');
  // Logging out comes last: the other calls need the session.
  for (const name of names) expect(await refusalOf(world, name), name).not.toBe('region.restricted');
});

test.each(closedEndpoints)('a blocked region refuses %s @R041 @A97', async (name) => {
  const world = await restricted('player01');
  expect(await refusalOf(world, name)).toBe('region.restricted');
});

test('in a blocked region each endpoint is available exactly as the contract states @A97', async () => {
  const world = await restricted();
  // The frame of a game needs the key of its visit first; `games-rounds.test.ts` covers it.
  const all = [...endpoints.values()].filter(({ access }) => access !== 'visit');
  for (const { name, always, whenRestricted } of all) {
    const isRefused = (await refusalOf(world, name)) === 'region.restricted';
    expect(isRefused, name).toBe(!(always || whenRestricted));
  }
});

test('in a blocked region a member can add a card, withdraw, cancel, see records and log out @A97', async () => {
  const world = await restricted('agent41');
  const before = (await world.call('balance')).value.sumBalance;
  const cardId = await prepareCard(world);
  const body = { cardId, amount: 500, paymentPassword: withdrawalPassword };
  const { value } = await world.call('withdraw', { body });
  expect((await world.call('balance')).value.sumBalance).toBe(before - 500);
  await world.call('cancelWithdraw', { body: { withdrawId: value.withdrawId } });
  expect((await world.call('balance')).value.sumBalance).toBe(before);
  const [record] = (await world.call('withdrawReport')).value.content;
  expect(record).toMatchObject({ withdrawId: value.withdrawId, status: 'cancelled' });
  expect((await world.call('logout')).errorCode).toBeNull();
});

test('in a blocked region money can be moved from a game wallet but not to one', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const { vassalage } = await findGame(world);
  const move = async (from: string, to: string) =>
    (await world.call('walletTransfer', { body: { from, to, amount: 10 } })).errorCode;
  expect(await move('main', vassalage)).toBeNull();
  await world.flags({ REGION_RESTRICTED: true });
  expect([await move('main', vassalage), await move(vassalage, 'main')]).toEqual(['region.restricted', null]);
});

test('in a blocked region a social login opens an existing account and creates none', async () => {
  const world = simulator.world();
  await world.flags({ FACEBOOKLOGIN3: true });
  const enter = async (accountId: string) => {
    const { idToken } = (await world.call('socialConsent', { body: { provider: 'FACEBOOK', accountId } })).value;
    return (await world.call('socialLogin', { body: { provider: 'FACEBOOK', idToken } })).errorCode;
  };
  expect(await enter('maria')).toBeNull();
  await world.flags({ REGION_RESTRICTED: true });
  expect(await enter('maria')).toBeNull();
  const [, other] = (await world.call('socialAccounts', { query: { provider: 'FACEBOOK' } })).value;
  expect(await enter(other?.id ?? '')).toBe('region.restricted');
});

test('in a blocked region a time-out is possible and withdrawals stay available @A97', async () => {
  const world = await restricted('player01');
  expect((await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } })).errorCode).toBeNull();
  expect((await world.call('closedAccount')).value).toMatchObject({ kind: 'timeOut', endsAt: noon() + 86_400_000 });
  expect((await world.call('withdrawInfo')).errorCode).toBeNull();
});

test('in a blocked region a self-exclusion is possible and withdrawals stay available', async () => {
  const world = await restricted('player01');
  const body = { kind: 'exclusion', months: null, loginPassword } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
  await advance(world, '1m');
  expect((await world.call('withdrawInfo')).errorCode).toBeNull();
});
