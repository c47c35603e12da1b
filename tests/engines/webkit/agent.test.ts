import { freshPassword } from '#tests/support/passwords.ts';
import { test } from './test.ts';

test('an agent transfers to two members of the team', async ({ phone, signIn }) => {
  await signIn('agent01');
  await phone.open('/m/member/team');
  await phone.press('Select');
  await phone.press(/boyet77/, 'button');
  await phone.press(/indaymay/, 'button');
  await phone.press('Transfer to 2 members');
  await phone.type('dialog[open] input[inputmode=decimal]', '20.50');
  await phone.press('Review', 'dialog[open] button');
  await phone.type('dialog[open] input[data-masked]', '246810');
  await phone.press(/^Transfer ₱/, 'dialog[open] button');
  await phone.reads('dialog[open]', '2 transfers completed');
});

test('an agent opens an account for a member', async ({ phone, signIn }) => {
  await signIn('agent01');
  await phone.open('/m/agentRegister');
  await phone.type('form input[type=text], form input:not([type])', 'sariwa2026');
  await phone.reads('main', 'This username is available.');
  await phone.type('form input[type=password]', freshPassword);
  await phone.press('Open account');
  await phone.reads('main', 'Account created');
});

test('an agent opens the team and the details of a member', async ({ phone, signIn }) => {
  await signIn('agent01');
  await phone.open('/m/agent');
  await phone.pressAt('a[href="/m/member/team"]');
  await phone.expectPath('/m/member/team');
  await phone.press(/mayumi07Level/, 'button');
  await phone.reads('dialog[open]', 'mayumi07');
});
