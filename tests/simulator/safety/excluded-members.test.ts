import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { checkLedger, postings } from '#sim/core/ledger.ts';
import { arbitraryCall, requestOf } from '#tests/support/arbitrary-calls.ts';
import { findGame, launch, open } from '#tests/support/game-visit.ts';
import { noon } from '#tests/support/money.ts';
import { loginPassword } from '#tests/support/security.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });

/** Game frames have no session; their refusals are covered by a test with an open frame. */
const closedEndpoints = [...endpoints.values()].filter(
  ({ access, whenClosed }) => !['anyone', 'visit'].includes(access) && !whenClosed,
);
const kept = [...endpoints.values()].filter(({ access, whenClosed }) => access !== 'anyone' && whenClosed);

/** Types of transactions that are still possible for a closed account. */
const outward = new Set(['withdraw', 'withdrawReturn', 'withdrawPaid', 'fee', 'fromVendor', 'refund', 'bonusEnded']);

const excluded = async (account: 'player01' | 'agent01') => {
  const world = simulator.world();
  await world.signIn(account);
  const old = world.token;
  await world.signIn(account);
  await world.call('closeAccount', { body: { kind: 'exclusion', months: 6, loginPassword } });
  return { world, tokens: [old, world.token] };
};

const sendAll = async (world: WorldClient, refused: typeof closedEndpoints, token: string | undefined) => {
  for (const [at, endpoint] of refused.entries()) {
    for (const call of fc.sample(arbitraryCall([endpoint]), { numRuns: 2, seed: at })) {
      const { path, init } = requestOf({ ...call, endpoint }, token);
      const reply = (await (await world.send(path, init)).json()) as { success: boolean; errorCode: string };
      // An endpoint that is disabled, or not available to this type of member, is refused for that reason first.
      if (refused === closedEndpoints)
        expect(['safety.closed', 'permission.denied', 'request.invalid'], endpoint.name).toContain(reply.errorCode);
    }
  }
};

test('of the money endpoints a closed account can use only withdrawals and wallet transfers @X06', () => {
  const names = kept.map(({ name }) => name).sort();
  const moving = kept.filter(({ movesMoney }) => movesMoney).map(({ name }) => name);
  expect(moving.sort()).toEqual(['cancelWithdraw', 'walletTransfer', 'withdraw']);
  for (const name of [
    'launchGame',
    'placeOrder',
    'claimReward',
    'acceptPromo',
    'rewards',
    'missions',
    'inbox',
    'depositGateway',
  ])
    expect(names).not.toContain(name);
});

test.each(['player01', 'agent01'] as const)(
  'an excluded %s can use no closed endpoint and receives no money, with old and new tokens @X06',
  async (account) => {
    const { world, tokens } = await excluded(account);
    const { state } = simulator.worlds.open(world.name);
    const own = account === 'player01' ? 'member:100003' : 'member:100002';
    const before = state.by(postings, 'account', own).length;
    for (const token of tokens) {
      await sendAll(world, closedEndpoints, token);
      await sendAll(
        world,
        kept.filter(({ name }) => name !== 'logout'),
        token,
      );
    }
    const moved = state.by(postings, 'account', own).slice(before);
    expect(moved.filter(({ type }) => !outward.has(type))).toEqual([]);
    expect(checkLedger(state)).toEqual([]);
  },
);

test('after closing an account its open game, unused ticket and payment page no longer work @X06', async () => {
  const world = simulator.world();
  await world.signIn('player01');
  const game = await findGame(world);
  const visit = await open(world, await launch(world, game));
  const ticket = await launch(world, game);
  const { payUrl, depositId } = (await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 100 } })).value;
  await world.call('closeAccount', { body: { kind: 'timeOut', hours: 24 } });
  expect((await visit.play(game.minBet)).errorCode).toBe('session.expired');
  expect((await fetch(world.origin + ticket)).status).toBe(404);
  await fetch(world.origin + payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
  expect((await world.call('depositOrder', { query: { depositId } })).value.status).toBe('cancelled');
});

test('an SMS login opens the closed account, and its number cannot register again @X06', async () => {
  const { world } = await excluded('player01');
  world.token = undefined;
  await world.call('smsNoLogin', { body: { mobileNum: '9171234567' } });
  const { body } = await world.admin<{ sms: { code: string }[] }>('GET', '/codes');
  const reply = await world.call('login', {
    body: { username: '9171234567', password: body.sms.at(-1)?.code ?? '', type: 1 },
  });
  expect(reply.value.closed).toBe(true);
  world.token = reply.value.token;
  expect((await world.call('launchGame', { body: {} as never })).errorCode).not.toBeNull();
  expect((await world.call('recentGames')).errorCode).toBe('safety.closed');
  expect((await world.call('smsRegister', { body: { mobileNo: '09171234567' } as never })).errorCode).not.toBeNull();
});

test('a Google login after a self-exclusion opens the closed account, and its e-mail registers nowhere else @X06', async () => {
  const world = simulator.world();
  await world.flags({ GOOGLELOGIN3: true, FACEBOOKLOGIN3: true });
  const join = async (provider: 'GOOGLE' | 'FACEBOOK') => {
    world.token = undefined;
    const { idToken } = (await world.call('socialConsent', { body: { provider, accountId: 'maria' } })).value;
    return world.call('socialLogin', { body: { provider, idToken } });
  };
  world.token = (await join('GOOGLE')).value.token;
  await world.call('closeAccount', { body: { kind: 'exclusion', months: null, loginPassword } });
  expect((await join('GOOGLE')).value.closed).toBe(true);
  expect((await join('FACEBOOK')).errorCode).toBe('safety.excluded');
});

test('a transfer to a closed account is refused without a reason @X06', async () => {
  const { world } = await excluded('player01');
  await world.signIn('agent01');
  const { errorCode, value } = await world.call('transferDownline', {
    body: { account: 'player01', amount: 5, paymentPassword: '246810' },
  });
  expect({ errorCode, value }).toEqual({ errorCode: 'permission.denied', value: null });
});
