import { expect, test } from 'vitest';
import { folders, readFigures, readRaw } from '#content/read.ts';
import { maxBankAccounts } from '#contract/cashier/withdrawal-terms.ts';
import { systemPicks, systemsOf } from '#contract/games/sports-systems.ts';
import { exclusionMonths, limitRaiseHours, sessionBreakMinutes } from '#contract/safety/safety-terms.ts';
import { dictionaries } from '#i18n/dictionaries.ts';
import { depositTerms, treeCapTerms, withdrawalTerms } from '#markets/current.ts';
import { oldestSupported } from '#scripts/compat/support.ts';
import { fieldRules } from '#sim/features/account/rules/field-rules.ts';
import { depositChannels } from '#sim/features/cashier/rules/deposit-channels.ts';
import { games } from '#sim/features/games/rules/catalogue.ts';
import { jackpotRule } from '#sim/features/games/rules/jackpot-rule.ts';
import { inboxMessages } from '#sim/features/messages/rules/messages.ts';
import { textIn } from '#sim/features/shared/localized-text.ts';
import { noon } from '#tests/support/money.ts';
import { startSimulator } from '#tests/support/simulator.ts';

const simulator = await startSimulator({ machineTime: noon });
const { state } = simulator.worlds.open(simulator.world().name);

type Stated = Readonly<Record<string, readonly (string | number)[]>>;

/** Returns the numbers that a text states itself: not those of links, headings, lists, placeholders and times of day. */
const numbersOf = (text: string): string[] =>
  text
    .replace(/\]\([^)]*\)|<[^>]*>/g, ' ')
    .replace(/^(?:#+ )?\d+\.\s/gm, '')
    .replace(/\{\{[^}]*\}\}|\{[\w.:]+\}/g, ' ')
    .replace(/\d{1,2}:\d\d(?: [AP]M)?/g, ' ')
    .match(/\d+(?:[.,:]\d+)*/g)
    ?.sort() ?? [];

const asStated = (numbers: readonly (string | number)[] = []): string[] => numbers.map(String).sort();

const always = [24, 7];
const { username } = fieldRules(state);

/** Numbers written in the content. All others are placeholders that are filled from the rules. */
const statedByContent: Stated = {
  'announcements/fast-deposits': always,
  'help/contact': always,
  // The first system of the fewest picks: 2/3.
  'help/sports': ['1.00', ...(systemsOf(systemPicks.min)[0]?.name.split('/') ?? [])],
  'help/technical': [oldestSupported.safari, oldestSupported.chrome, oldestSupported.firefox],
  // Periods of the operator's procedures and of the law, which no program enforces: errors, announcements, records.
  'pages/agreement': [30, 14, ...always],
  'pages/privacy': [5],
  'pages/responsible': always,
};

/** Numbers that rules enforce and dictionaries state. */
const statedByRules: Stated = {
  'cashierBankAccount.full': [maxBankAccounts],
  'agentIncome.howLimited': [treeCapTerms.days],
  'agentOpenAccount.nameHint': [username.min, username.max],
  'agentOpenAccount.nameRule': [username.min, username.max],
  'cashierDeposit.text_reviewing': [depositTerms.manual.minutes],
  'cashierDeposit.withinMinute': [depositTerms.gateway.minutes],
  'cashierWithdraw.text_processing': [withdrawalTerms.payMinutes],
  'safetyProtection.exclusionText': [exclusionMonths[0]],
  'safetyProtection.limitsText': [limitRaiseHours],
  'safetyProtection.sessionHint': [sessionBreakMinutes / 60],
  'safetyProtection.waits': [limitRaiseHours],
  'siteWidgets.jackpotNote': [jackpotRule.contribution / 10],
};

/** Numbers in names of periods, bets and steps, lengths of codes, and examples, which state no rule. */
const statedAsNames: Stated = {
  'cashierDeposit.channel_counter': [7],
  'recordsReports.counter': [7],
  'accountCommon.codeDigits': [10],
  'accountRegister.lead': [600],
  'accountSecurity.paymentLead': [6],
  'accountSecurity.questionTwice': [3],
  'accountSecurity.questionsLead': [3],
  'accountSecurity.resetLead': [6],
  'agentOpenAccount.rateComma': ['0.85'],
  'agentRedRain.ruleOne': [1],
  'agentTeam.deposits30': [30],
  'agentTeam.passwordHint': [6],
  'agentTeam.result30': [30],
  'agentTeam.stake30': [30],
  'agentTeam.state': [30],
  'agentTeam.stepAmounts': [1, 3],
  'agentTeam.stepCheck': [2, 3],
  'agentTeam.stepDone': [3, 3],
  'agentTeam.withdrawals30': [30],
  'agentTeam.won30': [30],
  'cashierWithdraw.noPasswordText': [6],
  'cashierWithdraw.passwordHint': [6],
  'accountPasswords.withdrawalNewHint': [6],
  'accountPasswords.withdrawalRequired': [6],
  'homeLabels.moreGames': [600],
  'lotterySlips.settledEmptyText': [30],
  'recordsCommon.daysHint': [1],
  'recordsCommon.daysLong': [1],
  'recordsCommon.month': [30],
  'recordsCommon.week': [7],
  'recordsReports.months12': [12],
  'recordsReports.months24': [24],
  'recordsRounds.bingo_twoLines': [2],
  'recordsRounds.column1': [1],
  'recordsRounds.column2': [2],
  'recordsRounds.column3': [3],
  'recordsRounds.dozen1': [1, 12],
  'recordsRounds.dozen2': [12, 2],
  'recordsRounds.dozen3': [12, 3],
  'recordsRounds.high': [19, 36],
  'recordsRounds.leg_void': ['1.00'],
  'recordsRounds.low': [1, 18],
  'recordsRounds.over': [7],
  'recordsRounds.red1': [1],
  'recordsRounds.red3': [3],
  'recordsRounds.red4': [4],
  'recordsRounds.seven': [7],
  'recordsRounds.under': [7],
  'recordsRounds.white4': [4],
  'rewardsMissions.boardNote': [1],
  'rewardsMissions.week': [7],
  'rewardsMissions.weekDays': [7],
  'safetyClosure.helpText': [24, 7],
  'safetyPlay.nothing': [7],
  'safetyPlay.week': [7],
  'safetyProtection.depositDay': [24],
  'safetyProtection.depositWeek': [7],
  'safetyProtection.lossHint': [1],
  'safetyProtection.result1': [1, 2],
  'safetyProtection.result3': [3],
  'safetyProtection.resultHint': [0, 1, 2, 3],
  'safetyProtection.stakeHint': [1],
  'safetyProtection.testText': [12],
  'safetyProtection.testTitle': [9],
  'safetyRealityCheck.depositDay': [24],
  'safetyRealityCheck.depositWeek': [7],
  'safetyStepUp.codeHint': [30, 6],
  'safetyStepUp.codeRule': [6],
  'safetyStepUp.lostText': [24],
  'safetyStepUp.savedCodeHint': [10],
  'safetyStepUp.savedCodeRule': [16],
  'safetyStepUp.tooMany': [1],
  'safetyTwoSteps.scanLead': [1],
  'serviceSupport.first': [1],
  'serviceSupport.second': [2],
  'serviceSupport.site2': [2],
  'serviceSupport.tooLong': [500],
  'siteStates.iosOld': ['12.2'],
  'siteWidgets.amountComma': ['300.50'],
};

/** Returns the numbers that each text of a dictionary states. */
const statedIn = (words: object, path = ''): [string, string[]][] =>
  Object.entries(words).flatMap(([key, text]): [string, string[]][] => {
    if (typeof text !== 'string') return statedIn(text, `${path}${key}.`);
    const numbers = numbersOf(text);
    return numbers.length > 0 ? [[`${path}${key}`, numbers]] : [];
  });

const entries = folders.flatMap((folder) => readRaw(folder));

test.each(entries)(
  '$folder/$slug contains only numbers defined by rules, the same in both languages @R239',
  (entry) => {
    const { folder, slug, typed, texts, facts } = entry;
    const headings = [...typed.facts.matchAll(/^ +(en|fil): (.*)$/gm)].map(([, , words = '']) => words);
    for (const words of headings) expect(numbersOf(words)).toEqual([]);
    for (const text of [typed.en, typed.fil])
      expect(numbersOf(text ?? '')).toEqual(asStated(statedByContent[`${folder}/${slug}`]));
    expect(numbersOf(texts.en ?? '')).toEqual(numbersOf(texts.fil ?? ''));
    expect(`${texts.en ?? ''}${texts.fil ?? ''}${JSON.stringify(facts.data)}`).not.toMatch(/\{\w+\.|undefined|NaN/);
  },
);

test.each(['en', 'fil'] as const)('the site texts in %s contain the numbers defined by the rules @R239', (language) => {
  const expected = { ...statedAsNames, ...statedByRules };
  const stated = Object.fromEntries(statedIn(dictionaries[language]));
  expect(stated).toEqual(
    Object.fromEntries(Object.entries(expected).map(([key, numbers]) => [key, asStated(numbers)])),
  );
});

test('seeded messages and deposit channel hints contain only numbers defined by rules @R239', () => {
  const known = new Set(Object.values(readFigures()).flatMap((it) => numbersOf(it)));
  const allowed = new Set([
    ...known,
    ...asStated(always),
    ...asStated(Object.values(depositTerms).flatMap((it) => (it ? Object.values(it).flat() : []))),
  ]);
  const own = state.all(inboxMessages).filter(({ id }) => Number(id) >= 6001 && Number(id) < 6100);
  for (const { title, content } of own)
    for (const words of [title, content]) {
      const [english, filipino] = [numbersOf(words.EN), numbersOf(textIn(words, 'TY'))];
      expect(english, words.EN).toEqual(filipino);
      for (const number of english) expect(allowed, words.EN).toContain(number);
    }
  for (const { hint } of depositChannels)
    for (const number of [...numbersOf(hint.EN), ...numbersOf(textIn(hint, 'TY'))])
      expect(allowed, hint.EN).toContain(number);
});

test('the lobby has more games than the number in the site text @R239', () => {
  expect(state.all(games).length).toBeGreaterThan(Number(statedAsNames['homeLabels.moreGames']?.[0]));
});
