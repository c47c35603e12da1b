import { expect, test } from 'vitest';
import { flagDefaults } from '#contract/flags.ts';
import { loginMethods, recoveryMethods, socialProviders } from '#features/account/model/login-methods.ts';
import { registerMethods } from '#features/account/model/registration.ts';

const names = ['MOBVERLOGIN3', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'CHNGPASSVERIF3'] as const;
const table = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.map((name, index) => [name, Boolean(bits & (1 << index))])),
) as Record<(typeof names)[number], boolean>[];

test.each(table)('offers the login, social and recovery methods of the flags %o @R129 @R130 @R158', (flags) => {
  expect(loginMethods(flags)).toEqual(flags.MOBVERLOGIN3 ? ['username', 'mobile'] : ['username']);
  expect(recoveryMethods(flags)).toEqual(flags.CHNGPASSVERIF3 ? ['phone', 'email'] : ['email']);
  for (const isReady of [false, true]) {
    expect(socialProviders(flags, 'mobile', isReady)).toEqual([]);
    const shown = socialProviders(flags, 'username', isReady).map(({ flag }) => flag);
    expect(shown).toEqual(isReady ? names.filter((name) => /LE|BOOK/.test(name) && flags[name]) : []);
  }
});

test('default flags offer username and SMS login, e-mail recovery and registration by username @R205', () => {
  expect(loginMethods(flagDefaults)).toEqual(['username', 'mobile']);
  expect(socialProviders(flagDefaults, 'username', true)).toEqual([]);
  expect(recoveryMethods(flagDefaults)).toEqual(['email']);
  expect(registerMethods(flagDefaults)).toEqual(['username']);
});
