import { test } from './test.ts';

test('a deposit is paid on the e-wallet’s page and shown as completed', async ({ phone, signIn, expectReport }) => {
  // React logs an error for a page that is left while a module is loading.
  expectReport(/"kind":"console","text":"TypeError: Importing a module script failed/);
  await signIn('player01');
  await phone.open('/m/voucherCenter');
  await phone.type('[name=amount]', '500');
  await phone.pressAt('.cashier__go button');
  await phone.press(/^Pay/);
  await phone.press('Back to the site');
  await phone.reads('main h2, main h3', 'Deposit completed');
});

test('a manual bank transfer is reported as paid and goes under review', async ({ phone, signIn }) => {
  await signIn('player01');
  await phone.open('/m/voucherCenter');
  await phone.pressAt('label:has(input[value=manual])');
  await phone.type('[name=amount]', '1000');
  await phone.pressAt('label:has(input[value=BPI])');
  await phone.type('[name=payerName]', 'Juan Dela Cruz');
  await phone.pressAt('.cashier__go button');
  await phone.reads('.transferslip', '1234056789');
  await phone.press('I have paid');
  await phone.reads('main', 'Deposit under review');
});

test('a withdrawal is placed and followed until it is completed', async ({ phone, sim, signIn }) => {
  await signIn('player01');
  await phone.open('/m/withdraw');
  await phone.type('[name=amount]', '100');
  await phone.type('[name=paymentPassword]', '246810');
  await phone.press('Withdraw');
  await phone.reads('.tracker', 'Under review');
  await sim.clock.advance('1h');
  await phone.reads('main', 'Completed');
});

test('a withdrawal password and an account can be added on the withdrawal page', async ({ phone, signIn }) => {
  await signIn('newbie01');
  await phone.open('/m/withdraw');
  await phone.type('[name=amount]', '150');
  await phone.press('Add account');
  await phone.type('dialog [name=newPaymentPassword]', '246810');
  await phone.type('dialog [name=repeatPassword]', '246810');
  await phone.type('dialog [name=loginPassword]', 'Passw0rd1');
  await phone.press('Save password');
  await phone.choose('dialog [name=bankId]', 'GCash');
  await phone.type('dialog [name=number]', '09175550109');
  await phone.type('dialog [name=payeeName]', 'Maria Clara Santos');
  await phone.press('Add account', 'dialog button');
  await phone.reads('.accounts', '•••• 0109');
});
