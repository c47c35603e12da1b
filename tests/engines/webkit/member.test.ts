import { test } from './test.ts';

test.beforeEach(({ signIn }) => signIn('player01'));

test('a message can be opened and closed and counts as read', async ({ phone }) => {
  await phone.open('/m/webEmail');
  await phone.reads('main', '5 unread');
  await phone.pressAt('.letter button');
  await phone.reads('dialog[open]', 'Your daily missions are ready');
  await phone.back();
  await phone.expectPath('/m/webEmail');
  await phone.reads('main', '4 unread');
});

test('feedback can be sent', async ({ phone }) => {
  await phone.open('/m/feedback');
  await phone.type('[name=comment]', 'The reels stopped');
  await phone.press('Send');
  await phone.reads('main', 'Feedback sent');
});

test('the betting record shows the details of a bet, and back closes them', async ({ phone }) => {
  await phone.open('/m/gameRecord');
  await phone.press('30 days');
  await phone.pressAt('.recordrow');
  await phone.reads('dialog[open]', 'Provider');
  await phone.back();
  await phone.expectPath('/m/gameRecord');
});

test('profit and loss shows its chart with a table', async ({ phone }) => {
  await phone.open('/m/profitandloss?period=month');
  await phone.press('Show as table');
  await phone.reads('table', /\d/);
});

test('a claimed reward is added to the balance', async ({ phone }) => {
  await phone.open('/m/mine');
  await phone.press(/^Reward centre/, 'a');
  await phone.press('Claim Loyalty bonus');
  await phone.reads('.toast', '₱50.00 added to your balance');
  await phone.open('/m/home');
  await phone.reads('header', '₱12,530.50');
});

test('a deposit limit can be set', async ({ phone }) => {
  await phone.open('/m/responsible');
  await phone.pressAt('[data-limit="deposit.week"] button');
  await phone.type('dialog[open] input', '5,000');
  await phone.press('Save', 'dialog[open] button');
  await phone.reads('[data-limit="deposit.week"]', '₱5,000.00');
});

test('an e-wallet in the member’s own name can be added', async ({ phone }) => {
  await phone.open('/m/securityCenter?step=cards');
  await phone.press('Add account');
  await phone.choose('[name=bankId]', 'Maya');
  await phone.type('[name=number]', '09175550188');
  await phone.type('[name=paymentPassword]', '246810');
  await phone.type('[name=loginPassword]', 'Passw0rd1');
  await phone.press('Add account', 'form button[type=submit]');
  await phone.reads('main', '•••• 0188');
});
