import { expect, test } from 'vitest';
import { errorStatus } from '#contract/errors.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { errorText } from '#i18n/error-words.ts';
import { localeOf } from '#i18n/locale.ts';
import { translate } from '#i18n/translate.ts';

/** Returns every key of a dictionary as a path, with its texts. */
const entries = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : entries(value, `${path}${key}.`),
  );

const english = new Map(entries(dictionaries.en));
const filipino = new Map(entries(dictionaries.fil));

test('both languages have the same keys, none empty', () => {
  expect([...filipino.keys()].sort()).toEqual([...english.keys()].sort());
  expect([...english, ...filipino].filter(([, words]) => words.trim() === '')).toEqual([]);
});

test.for([
  ['Withdraw', 'Mag-withdraw', 'withdraw'],
  ['Deposit', 'Mag-deposit', 'deposit'],
] as const)('Filipino titles say %s, buttons say %s', ([noun, verb, page]) => {
  const keys = [...english.keys()].filter((key) => english.get(key) === noun);
  expect(new Set(keys.map((key) => filipino.get(key)))).toEqual(new Set([noun, verb]));
  expect(filipino.get(`siteTitles.page.${page}`)).toBe(noun);
});

test('a translation has the same parameters', () => {
  const parameters = (words = '') => [...new Set([...words.matchAll(/\{(\w+)[}:]/g)].map(([, name]) => name))].sort();
  for (const [key, words] of english) expect(parameters(filipino.get(key)), key).toEqual(parameters(words));
});

test('both languages contain the message catalogue of the specification @R268', () => {
  const keys =
    'in_confirmation_correct in_incorrect_password invitation_code_error in_vwrite_code in_email_incorrect in_mobileNum_error in_sms_sending in_sms_send in_registered_successfully in_please_wait in_been_out no_announcement free_reject contact_service';
  for (const key of keys.split(' ')) {
    expect(dictionaries.en.siteMessages).toHaveProperty(key);
    expect(dictionaries.fil.siteMessages).toHaveProperty(key);
  }
});

test('every error code has a text, and an unknown code uses the text of the unknown error @R275', () => {
  for (const locale of ['en', 'fil'] as const) {
    const words = translate(dictionaries[locale]);
    for (const code of Object.keys(errorStatus)) expect(errorText(words, code), code).not.toBe('');
    expect(errorText(words, 'never.heard')).toBe(dictionaries[locale].siteErrors.unknown);
    expect(errorText(words, 'constructor')).toBe(dictionaries[locale].siteErrors.unknown);
  }
});

test('language codes @R005', () => {
  expect(['EN', 'en', 'TY', 'ty', 'de', null].map(localeOf)).toEqual(['en', 'en', 'fil', 'fil', null, null]);
});

/** Texts whose number before a plural is never 1: a limit, an age or another text for 1. */
const neverOne = [
  ...['siteWidgets.tooLong', 'messagesFeedback.commentLong', 'messagesFeedback.tooMany', 'agentTeam.mostChosen'],
  ...['accountRegister.agree', 'accountSecurity.birthdayAge', 'safetyIdentity.birthdayAge'],
  'cashierBankAccount.numberLength',
  'cashierBankAccount.walletNumberLength',
  ...['cashierDeposit.withinMinutes'],
  ...['lotteryDraws.everyMinutes', 'safetyProtection.every', 'recordsCommon.fileCut', 'rewardsMissions.boardNote'],
  // Numbers below three have a separate text.
  'safetyTwoSteps.codesLeft',
];

test('a number before an English plural also has a singular form', () => {
  const noVerb = '(?!(?:is|was|has|does|vs|less|plus|this|as|its|bonus|gets|wins|costs|ends|starts|counts|loss)\\b)';
  const plural = new RegExp(
    `\\{(?:n|count|days|hours|months|left|points|most|minutes|least|age|digits|all|times|over|total)\\} (?:[a-z]+ )?${noVerb}[a-z]{2,}s\\b`,
  );
  const plain = [...english].filter(([key, words]) => plural.test(words) && !neverOne.includes(key));
  expect(plain.map(([key, words]) => `${key}: ${words}`)).toEqual([]);
});

test('an English plural after a number in Filipino also has a singular form', () => {
  // Words that only look like plurals; `oras` means hours in Filipino.
  const plural = /\{\w+\} (?:na |pa |pang |ng )?(?:[a-z-]+ )?(?!oras\b|bonus\b|katumbas\b|matapos\b)[a-z]{2,}s\b/;
  const notCounted = ['gamesCommon.addFavourite', 'gamesCommon.removeFavourite'];
  const plain = [...filipino].filter(
    ([key, words]) => plural.test(words) && ![...neverOne, ...notCounted].includes(key),
  );
  expect(plain.map(([key, words]) => `${key}: ${words}`)).toEqual([]);
});
