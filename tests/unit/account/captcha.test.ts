import { expect, test } from 'vitest';
import { captchaHeader } from '../../../src/contract/captcha-header.ts';
import { given } from '../../support/answers.ts';
import { openTab } from '../../support/tab.ts';

const picture = 'data:image/png;base64,AAAA';

const withCaptcha = async () => {
  const tab = openTab();
  const { createCaptcha } = await import('../../../src/features/account/stores/captcha.ts');
  return { ...tab, ...createCaptcha() };
};

test('a picture comes with the name that its answer goes under @R228', async () => {
  const { answers, $captcha, refresh } = await withCaptcha();
  answers.value('captcha', picture, { [captchaHeader]: 'picture-1' });
  await refresh();
  expect($captcha.get()).toEqual({ picture, failed: false, id: 'picture-1' });
});

test('what is no picture is not shown as one @R228', async () => {
  const { answers, $captcha, refresh } = await withCaptcha();
  answers.value('captcha', () => 'https://evil.test/pixel.png');
  await refresh();
  expect($captcha.get().picture).toBeNull();
});

test('of two asked for the last one shows, whichever comes first', async () => {
  const { answers, $captcha, refresh, pass } = await withCaptcha();
  const [slow, quick] = [given<string>(), given<string>()];
  const replies = [slow.promise, quick.promise];
  answers.value('captcha', () => replies.shift() ?? '');
  const both = [refresh(), refresh()];
  quick.give(`${picture}B`);
  await pass(0);
  slow.give(`${picture}A`);
  await Promise.all(both);
  expect($captcha.get().picture).toBe(`${picture}B`);
});

test('a picture that does not come says so, and the next may', async () => {
  const { answers, $captcha, refresh } = await withCaptcha();
  answers.refuse('captcha', 'request.too-many');
  await refresh();
  expect($captcha.get()).toEqual({ picture: null, failed: true, id: '' });
  answers.value('captcha', picture);
  await refresh();
  expect($captcha.get().failed).toBe(false);
});
