import { expect } from 'playwright/test';
import { seedPassword } from '#tests/support/login-session.ts';
import type { Phone } from './phone.ts';
import { test } from './test.ts';

const password = 'Sampaguita7';

const logIn = async (phone: Phone, secret = seedPassword): Promise<void> => {
  await phone.open('/m/login');
  await phone.type('[name=username]', 'player01');
  await phone.type('[name=password]', secret);
  await phone.pressAt('form button[type=submit]');
};

for (const [lang, entry] of [
  ['en', 'Log in'],
  ['ty', 'Log in'],
] as const) {
  test.describe(lang === 'en' ? 'in English' : 'in Filipino', () => {
    test.use({ lang });

    test('a guest logs in from the home page and returns as a member', async ({ phone }) => {
      await phone.open('/m/home');
      await phone.press(entry, '.top__guest a');
      await phone.expectPath('/m/login');
      await logIn(phone);
      await phone.expectPath('/m/home');
      await phone.reads('header', 'Tala_Reyes');
      await phone.reads('header', '₱12,480.50');
    });
  });
}

test('a wrong password shows an error and keeps the username', async ({ phone }) => {
  await logIn(phone, 'Sampaguita8');
  await phone.reads('form', 'Wrong username or password');
  expect(await phone.evaluate(() => document.querySelector<HTMLInputElement>('[name=username]')?.value)).toBe(
    'player01',
  );
});

test('a player registers by username after the form has shown its errors', async ({ phone, sim }) => {
  await phone.open('/m/register');
  await phone.pressAt('form button[type=submit]');
  await phone.reads('form', 'Enter');
  await phone.type('[name=username]', 'maria2026');
  await phone.type('[name=password]', password);
  await phone.type('[name=confirmPassword]', password);
  await phone.type('[name=captcha]', (await sim.codes()).captchas[0]?.answer ?? '');
  await phone.pressAt('form button[type=submit]');
  await phone.expectPath('/m/home');
  await phone.reads('header', 'maria2026');
});

test('a password recovery by email can be requested', async ({ phone, sim }) => {
  await phone.open('/m/forget');
  await phone.type('[name=username]', 'player01');
  await phone.type('[name=email]', 'player01@example.ph');
  await phone.pressAt('form button[type=submit]');
  await expect.poll(async () => (await sim.requests({ path: '/wps/member/password/email' })).length).toBeGreaterThan(0);
});

test('a member changes the password', async ({ phone, signIn }) => {
  await signIn('player01');
  await phone.open('/m/changePsw');
  await phone.type('[name=oldPassword]', seedPassword);
  await phone.type('[name=newPassword]', password);
  await phone.type('[name=confirmNewPassword]', password);
  await phone.pressAt('form button[type=submit]');
  await phone.expectPath('/m/home');
});

test('a member logs out from the menu after a confirmation', async ({ phone, signIn }) => {
  await signIn('player01');
  await phone.open('/m/activity');
  await phone.pressAt('[data-open-menu]');
  await phone.pressAt('[data-log-out]');
  await phone.reads('dialog[open]', 'Log out of your account?');
  await phone.press('Log out', 'dialog[open] button');
  await phone.expectPath('/m/home');
  await phone.reads('.top__guest', 'Log in');
});

test('a member changes the profile photo', async ({ phone, signIn }) => {
  await signIn('player01');
  await phone.open('/m/mine');
  await phone.press('Change photo');
  await phone.press('Photo 5');
  await expect
    .poll(() => phone.evaluate(() => document.querySelector<HTMLImageElement>('[data-avatar]')?.src))
    .toMatch(/avatars\/5\.webp/);
});
