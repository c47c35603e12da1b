import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, checkLedger } from '#sim/core/ledger.ts';
import { memberByAccount } from '#sim/features/account/rules/members.ts';
import { addWageringRequirement } from '#sim/features/cashier/rules/wagering.ts';
import { logInFirst, ownPassword } from '#tests/support/first-login.ts';
import { noon, sumBalance, withdrawalPassword } from '#tests/support/money.ts';
import { freshPassword, passwordOf } from '#tests/support/passwords.ts';
import { startSimulator, type WorldClient } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const paymentPassword = withdrawalPassword;

const deposit = async (world: WorldClient, amount: number): Promise<void> => {
  const { value } = await world.call('depositAlipay', { body: { amount } });
  if (value?.payUrl)
    await fetch(world.origin + value.payUrl, { method: 'POST', body: new URLSearchParams({ answer: 'approve' }) });
};

/** Creates a world with a player whose account agent01 opened, and the agent. */
const family = async () => {
  const agent = simulator.world();
  await agent.signIn('agent01');
  const [card] = (await agent.call('withdrawInfo')).value.cards;
  await agent.call('createDownline', { body: { username: 'mule0001', password: freshPassword, kind: 'player' } });
  const controlledAccount = simulator.world(agent.name);
  await logInFirst(controlledAccount, 'mule0001');
  await controlledAccount.flags({ AGETRANSFERUP3: true });
  return { agent, controlledAccount, card: card?.cardId ?? '' };
};

/** Sends money to the upline for a member without a withdrawal password, after a confirmation. */
const sendUp = async (controlledAccount: WorldClient, amount: number) => {
  await controlledAccount.call('confirmIdentity', { body: { purpose: 'withdrawal', password: ownPassword } });
  return controlledAccount.call('uplineTransfer', { body: { amount } });
};

test('a transfer to the agent needs an identity check when no withdrawal password is set @X09 @X17', async () => {
  const { controlledAccount } = await family();
  const send = async () => (await controlledAccount.call('uplineTransfer', { body: { amount: 1 } })).errorCode;
  expect(await send()).toBe('confirm.required');
  await controlledAccount.call('confirmIdentity', { body: { purpose: 'withdrawal', password: ownPassword } });
  expect(await send()).toBe('balance.insufficient');
  expect((await sendUp(controlledAccount, 1)).errorCode).toBe('balance.insufficient');
});

/** All ways in which an agent's money leaves the account, for this many major units. */
const sendings: Record<string, (agent: WorldClient, amount: number) => Promise<{ errorCode: string | null }>> = {
  up: (agent, amount) => agent.call('uplineTransfer', { body: { amount, paymentPassword } }),
  down: (agent, amount) => agent.call('transferDownline', { body: { account: 'mule0001', amount, paymentPassword } }),
  'to many': (agent, amount) =>
    agent.call('transferMultipleDownline', {
      body: { transfers: [{ account: 'mule0001', amount }], paymentPassword },
    }),
  out: async (agent, amount) => {
    const [card] = (await agent.call('withdrawInfo')).value.cards;
    return agent.call('withdraw', { body: { cardId: card?.cardId ?? '', amount, paymentPassword } });
  },
};

test.each(Object.entries(sendings))(
  'sending a large sum %s needs an identity check each time and moves nothing before @X09 @X17',
  async (_, send) => {
    const { agent } = await family();
    await agent.flags({ CONFIRM_FROM: 200 });
    const before = await sumBalance(agent);
    const refused = await send(agent, 200);
    expect([refused.errorCode, await sumBalance(agent)]).toEqual(['confirm.required', before]);
    await agent.call('confirmIdentity', { body: { purpose: 'withdrawal', password: passwordOf.login } });
    expect((await send(agent, 200)).errorCode).toBeNull();
    expect(await sumBalance(agent)).toBe(before - 200);
    expect((await send(agent, 100)).errorCode).toBe('confirm.required');
  },
);

test('transfers and withdrawals of one day add up to the sum that needs an identity check @X09 @X17', async () => {
  const { agent } = await family();
  await agent.flags({ CONFIRM_FROM: 400 });
  const codes: (string | null)[] = [];
  for (const send of Object.values(sendings)) codes.push((await send(agent, 100)).errorCode);
  expect(codes).toEqual([null, null, null, 'confirm.required']);
  await agent.admin('PUT', '/clock', { advance: '24h' });
  await agent.signIn('agent01');
  expect((await sendings.out?.(agent, 100))?.errorCode).toBeNull();
});

test('a dividend above the sum that needs an identity check is confirmed first @X09 @X17', async () => {
  const top = simulator.world();
  await top.signIn('topagent01');
  const owed = (await top.call('downlineDividends')).value.content.find(({ status }) => status === 'open');
  await top.flags({ CONFIRM_FROM: Math.floor(owed?.amount ?? 0) });
  const body = { dividendId: owed?.dividendId ?? '', amount: owed?.amount ?? 0, paymentPassword };
  expect((await top.call('payoutDividend', { body })).errorCode).toBe('confirm.required');
  await top.call('confirmIdentity', { body: { purpose: 'withdrawal', password: passwordOf.login } });
  expect((await top.call('payoutDividend', { body })).errorCode).toBeNull();
});

test('a member without a withdrawal password confirms a large transfer only once @X09 @X17', async () => {
  const { agent, controlledAccount } = await family();
  await agent.call('createDownline', { body: { username: 'below0001', password: freshPassword, kind: 'agent' } });
  await agent.call('transferDownline', { body: { account: 'below0001', amount: 100, paymentPassword } });
  await logInFirst(controlledAccount, 'below0001');
  await controlledAccount.flags({ CONFIRM_FROM: 10 });
  expect((await sendUp(controlledAccount, 10)).errorCode).toBeNull();
  expect((await controlledAccount.call('uplineTransfer', { body: { amount: 10 } })).errorCode).toBe('confirm.required');
});

test('money with open wagering can be transferred neither up nor down the line @X17', async () => {
  const { agent, controlledAccount } = await family();
  await controlledAccount.call('acceptPromo', { body: { promoId: 401 } });
  await deposit(controlledAccount, 500);
  const before = await sumBalance(controlledAccount);
  const up = await sendUp(controlledAccount, 100);
  expect([up.status, up.errorCode]).toEqual([409, 'turnover.open']);
  expect(await sumBalance(controlledAccount)).toBe(before);
  const own = await sumBalance(agent);
  await deposit(agent, 500);
  const down = async (amount: number) =>
    (await agent.call('transferDownline', { body: { account: 'mule0001', amount, paymentPassword } })).errorCode;
  expect(await down(own + 1)).toBe('turnover.open');
  expect(await down(100)).toBeNull();
  const { value } = await agent.call('withdrawInfo');
  expect(value.openTurnover).toBe(495);
});

test('a dividend is refused from locked money and after a change of the withdrawal password @X17', async () => {
  const pay = async (prepare: (world: WorldClient) => Promise<unknown>) => {
    const world = simulator.world();
    await world.signIn('topagent01');
    const owed = (await world.call('downlineDividends')).value.content.find(({ status }) => status === 'open');
    await prepare(world);
    const body = { dividendId: owed?.dividendId ?? '', amount: owed?.amount ?? 0, paymentPassword: withdrawalPassword };
    return (await world.call('payoutDividend', { body })).errorCode;
  };
  expect(await pay(async () => undefined)).toBeNull();
  const lockAll = async ({ name }: WorldClient) => {
    const world = simulator.worlds.open(name);
    const id = memberByAccount(world.state, 'topagent01')?.id ?? '';
    const held = balanceOf(world.state, `member:${id}`);
    const terms = { kind: 'gift', locks: held, money: held } as const;
    addWageringRequirement(world, id, 100_000, 'test', terms);
  };
  expect(await pay(lockAll)).toBe('turnover.open');
  const changed = { loginPassword: 'Passw0rd1', oldPaymentPassword: withdrawalPassword };
  expect(
    await pay(async (world) => {
      for (const newPaymentPassword of ['135790', withdrawalPassword])
        await world.call('setPaymentPassword', {
          body:
            newPaymentPassword === withdrawalPassword
              ? { ...changed, oldPaymentPassword: '135790', newPaymentPassword }
              : { ...changed, newPaymentPassword },
        });
    }),
  ).toBe('withdraw.held');
});

type Step = (them: Awaited<ReturnType<typeof family>>, amount: number) => Promise<unknown>;

/** All transactions of an agent and a downline player except play. */
const steps: readonly Step[] = [
  ({ controlledAccount }, amount) => deposit(controlledAccount, amount),
  ({ controlledAccount }) => controlledAccount.call('acceptPromo', { body: { promoId: 401 } }),
  ({ controlledAccount }, amount) => sendUp(controlledAccount, amount),
  ({ controlledAccount }, amount) =>
    controlledAccount.call('walletTransfer', { body: { from: 'main', to: 'JL', amount } }),
  ({ controlledAccount }, amount) =>
    controlledAccount.call('walletTransfer', { body: { from: 'JL', to: 'main', amount } }),
  async ({ controlledAccount }) => {
    const { value } = await controlledAccount.call('rewards');
    for (const { id } of value ?? []) await controlledAccount.call('claimReward', { body: { id } });
  },
  ({ agent }, amount) =>
    agent.call('transferDownline', { body: { account: 'mule0001', amount, paymentPassword: withdrawalPassword } }),
  ({ agent, card }, amount) =>
    agent.call('withdraw', { body: { cardId: card, amount, paymentPassword: withdrawalPassword } }),
];

test('without play no sequence of steps withdraws more than the agent’s initial balance @X17', async () => {
  const walk = fc.array(fc.tuple(fc.nat({ max: steps.length - 1 }), fc.integer({ min: 100, max: 3_000 })), {
    minLength: 8,
    maxLength: 16,
  });
  await fc.assert(
    fc.asyncProperty(walk, async (moves) => {
      const them = await family();
      const owned = await sumBalance(them.agent);
      for (const [step, amount] of moves) await steps[step]?.(them, amount);
      const { value } = await them.agent.call('withdrawReport');
      const out = value.content.reduce((sum, { amount }) => sum + amount, 0);
      expect(out).toBeLessThanOrEqual(owned);
      expect(checkLedger(simulator.worlds.open(them.agent.name).state)).toEqual([]);
    }),
    { numRuns: 12, seed: 20260506 },
  );
});
