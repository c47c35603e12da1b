import { expect, test } from 'vitest';
import { channelName } from '#features/records/components/deposits/channel-name.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { errorText } from '#i18n/error-words.ts';
import { translate } from '#i18n/translate.ts';

const en = translate(dictionaries.en);
const fil = translate(dictionaries.fil);

test('a mobile number in use is reported as one, not as a username @R269', () => {
  expect(errorText(en, 'mobile.taken')).toBe('This mobile number is already in use. Use another number or log in.');
  expect(errorText(fil, 'mobile.taken')).toContain('mobile number');
  expect(errorText(en, 'username.taken')).not.toBe(errorText(en, 'mobile.taken'));
});

test('an expired code is reported as expired, not as wrong @R270', () => {
  expect(errorText(en, 'verification.expired')).toBe('This code has expired. Get a new code.');
  expect(errorText(fil, 'verification.expired')).toBe('Nag-expire na ang code. Kumuha ng bagong code.');
  expect(errorText(en, 'verification.wrong')).toBe('The verification code is wrong. Check it and try again.');
});

test.each(['en', 'fil'] as const)('deposit records name the payment app in %s', (language) => {
  const words = { en, fil }[language];
  const names = (['gateway', 'alipay', 'wechat', 'qq', 'manual'] as const).map((it) => channelName(words, it));
  expect(names).toEqual(['E-wallet', 'Alipay', 'WeChat Pay', 'QQ Wallet', 'Bank transfer']);
});
