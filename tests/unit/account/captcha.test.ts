import { expect, test } from 'vitest';
import { captchaHeader } from '#contract/captcha-header.ts';
import { deferred } from '#tests/support/stub-backend.ts';
import { openTab } from '#tests/support/tab.ts';

const picture = 'data:image/png;base64,AAAA';

const withCaptcha = async () => {
  const tab = openTab();
  const { createCaptcha } = await import('#features/account/state/captcha.ts');
  return { ...tab, ...createCaptcha() };
};

test('stores the captcha picture with the id from the response header @R228', async () => {
  const { backend, $captcha, refresh } = await withCaptcha();
  backend.value('captcha', picture, { [captchaHeader]: 'picture-1' });
  await refresh();
  expect($captcha.get()).toEqual({ picture, failed: false, id: 'picture-1' });
});

test('does not show an external address as a captcha picture @R228', async () => {
  const { backend, $captcha, refresh } = await withCaptcha();
  backend.value('captcha', () => 'https://evil.test/pixel.png');
  await refresh();
  expect($captcha.get().picture).toBeNull();
});

test('shows the captcha requested last, even if an earlier response arrives after it', async () => {
  const { backend, $captcha, refresh, advance } = await withCaptcha();
  const [slow, quick] = [deferred<string>(), deferred<string>()];
  const replies = [slow.promise, quick.promise];
  backend.value('captcha', () => replies.shift() ?? '');
  const both = [refresh(), refresh()];
  quick.give(`${picture}B`);
  await advance(0);
  slow.give(`${picture}A`);
  await Promise.all(both);
  expect($captcha.get().picture).toBe(`${picture}B`);
});

test('reports a captcha that fails to load and clears the error with the next one', async () => {
  const { backend, $captcha, refresh } = await withCaptcha();
  backend.refuse('captcha', 'request.too-many');
  await refresh();
  expect($captcha.get()).toEqual({ picture: null, failed: true, id: '' });
  backend.value('captcha', picture);
  await refresh();
  expect($captcha.get().failed).toBe(false);
});
