import { expect, test } from 'vitest';
import { prepareCard, withdrawalPassword } from '../../support/money.ts';
import { startSimulator, type WorldClient } from '../../support/simulator.ts';

const simulator = await startSimulator();
const number = '09175550177';
const loginPassword = 'Passw0rd1';

const exclude = async (world: WorldClient): Promise<void> => {
  const body = { kind: 'exclusion', months: 6, loginPassword } as const;
  expect((await world.call('closeAccount', { body })).errorCode).toBeNull();
};

const removeCard = async (world: WorldClient, cardId: string): Promise<void> => {
  const body = { cardId, paymentPassword: withdrawalPassword, loginPassword };
  expect((await world.call('removeBankCard', { body })).errorCode).toBeNull();
};

test('an excluded person’s e-wallet is refused at another account, also after it was removed there @X06', async () => {
  const world = simulator.world();
  await world.signIn('promo40');
  await removeCard(world, await prepareCard(world, number));
  await exclude(world);
  await world.signIn('newbie01');
  const body = { loginPassword, newPaymentPassword: withdrawalPassword };
  expect((await world.call('setPaymentPassword', { body })).status).toBe(200);
  const card = { bankId: 'GCASH', number, payeeName: 'Juan Dela Cruz' };
  const added = await world.call('addBankCard', {
    body: { ...card, paymentPassword: withdrawalPassword, loginPassword },
  });
  expect(added.errorCode).toBe('safety.excluded');
  expect((await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } })).errorCode).toBe(
    'safety.closed',
  );
});

test('an account that has had an excluded person’s e-wallet is closed at its next deposit or login @X06', async () => {
  for (const recognise of ['deposit', 'login'] as const) {
    const world = simulator.world();
    await world.signIn('newbie01');
    await removeCard(world, await prepareCard(world, number));
    const { token } = world;
    await world.signIn('promo40');
    await prepareCard(world, number);
    await exclude(world);
    world.token = token;
    if (recognise === 'deposit')
      expect((await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } })).errorCode).toBe(
        'safety.excluded',
      );
    else expect((await world.signIn('newbie01')).value.closed).toBe(true);
    expect((await world.call('depositGateway', { body: { bankId: 'GCASH', amount: 200 } })).errorCode).toBe(
      'safety.closed',
    );
  }
});
