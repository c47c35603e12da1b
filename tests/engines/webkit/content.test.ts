import { expect } from 'playwright/test';
import { enterKey } from './phone.ts';
import { test } from './test.ts';

test('the chat responds to a message', async ({ phone }) => {
  await phone.open('/m/chat');
  await phone.type('main textarea, main input', `I forgot my password${enterKey}`);
  await phone.reads('[role=log]', 'Read more');
});

test('a promotion opens from the list, and back returns to the list', async ({ phone }) => {
  await phone.open('/m/activity');
  await phone.pressAt('main a[href*="activityDetail"]');
  await phone.expectPath('/m/activityDetail');
  await phone.reads('main .prose', /\S/);
  await phone.back();
  await phone.expectPath('/m/activity');
});

test('a question of the help centre can be opened', async ({ phone }) => {
  await phone.open('/m/help');
  // The first one is open initially.
  await phone.pressAt('main details:not([open]) summary');
  expect(await phone.evaluate(() => document.querySelectorAll('main details[open]').length)).toBe(2);
});

test('switching the language translates the page, keeps typed text and applies to the next page', async ({ phone }) => {
  await phone.open('/m/login');
  await phone.type('[name=username]', 'someone');
  await phone.pressAt('[data-language] summary');
  await phone.press('Filipino', '[data-language] a');
  await phone.reads('h1', 'Welcome back');
  expect(await phone.evaluate(() => document.querySelector<HTMLInputElement>('[name=username]')?.value)).toBe(
    'someone',
  );
  await phone.open('/m/home');
  await phone.reads('main h2', 'Hot games');
});

test('display preferences turn off animations and raise the contrast', async ({ phone }) => {
  await phone.open('/m/home');
  await phone.pressAt('[data-open-menu]');
  await phone.pressAt('[data-display]');
  await phone.press('Turn off animations', 'dialog[open] *');
  await phone.press('High contrast', 'dialog[open] *');
  await expect
    .poll(() =>
      phone.evaluate(() => [
        'still' in document.documentElement.dataset,
        getComputedStyle(document.documentElement).getPropertyValue('--ink-1').trim(),
      ]),
    )
    .toEqual([true, '#000']);
});

test('going back to home shows the current balance', async ({ phone, sim, signIn }) => {
  await signIn('player01');
  await phone.open('/m/home');
  await phone.reads('header', '₱12,480.50');
  await phone.activate();
  await phone.press('Events', 'nav a');
  await phone.expectPath('/m/activity');
  await sim.apply('wallet.empty');
  await phone.back();
  await phone.expectPath('/m/home');
  await phone.reads('header', '₱0.00');
});
