import type { z } from 'zod';
import { localeName } from './text.ts';

const names: Readonly<Record<string, string>> = {
  minimum: 'minimum amount',
  turnover: 'wagering requirement',
  maxBet: 'max bet',
  days: 'number of days',
  action: 'button',
  link: 'button link',
  label: 'button label',
  image: 'image',
  categories: 'category list',
  from: 'start date',
  until: 'end date',
  updated: 'date of the last update',
  id: 'ID',
  games: 'game list',
  age: 'age (days since it was published)',
  kind: 'kind',
  pick: 'selection rule (pick)',
  rate: 'percentage',
  maxBonus: 'highest bonus',
  minDeposit: 'smallest deposit',
  maxWin: 'highest win per bet',
  maxConvertible: 'highest convertible amount',
  minOdds: 'lowest odds',
  timesADay: 'times a day',
  times: 'times in total',
  members: 'members it is for',
  minLevel: 'lowest VIP level',
  terms: 'terms of a deposit bonus',
  cashback: 'terms of a cashback',
  missions: 'terms of missions',
  referral: 'terms of rewards for invited friends',
  leaderboard: 'terms of a leaderboard',
  raffle: 'terms of a raffle',
  perTicket: 'bets of one ticket',
  maxTickets: 'number of tickets of a member',
  birthday: 'terms of a birthday gift',
  gifts: 'list of gifts',
  prizes: 'list of prizes',
  perPoint: 'bets of one point',
  missionPoints: 'points of a mission',
  deposit: 'smallest first deposit',
  within: 'number of days until the first deposit',
  play: 'times that the friend bets the deposit',
  friendsAMonth: 'number of friends in a month',
  friends: 'number of friends in total',
  tasks: 'list of missions',
  task: 'task',
  goal: 'goal',
  reward: 'reward',
  steps: 'list of steps',
  max: 'highest cashback',
  maxRateOfBets: 'highest cashback in percent of the bets',
  collections: 'list of rows',
  legalTag: 'first line of the footer',
  legalHelp: 'help line of the footer',
  legalLicence: 'licence in the footer',
  copyright: 'last line of the footer',
  words: 'text',
  maintenanceTitle: 'title of the maintenance page',
  maintenanceText: 'text of the maintenance page',
};

/** Returns the name of a field for editors: `title.fil` is "The title in Filipino", `prizes.1` is "Item 2 of the list of prizes". */
export const nameOf = (path: readonly PropertyKey[]): string => {
  const parts = path.filter((part) => typeof part === 'string');
  const [last = 'entry', before] = parts.toReversed();
  const isLocale = !(last in names) && /^[a-z]{2,3}$/.test(last) && localeName(last) !== last;
  if (isLocale) {
    const isName = before === 'categories' || before === 'collections';
    return `The ${isName ? 'name' : (names[before ?? ''] ?? before ?? 'name')} in ${localeName(last)}`;
  }
  const item = path.at(-1);
  const name = names[last] ?? last;
  return typeof item === 'number' ? `Item ${item + 1} of the ${name}` : `The ${name}`;
};

/** Returns a validation error of the schema as a sentence for editors. */
export const sentenceOf = (issue: z.core.$ZodIssue): string => {
  const name = nameOf(issue.path);
  if (issue.code === 'too_big') {
    return issue.origin === 'string'
      ? `${name} is too long (maximum ${issue.maximum} characters).`
      : `${name} must be ${issue.maximum} or less.`;
  }
  if (issue.code === 'too_small') {
    return issue.origin === 'number' ? `${name} must be ${issue.minimum} or more.` : `${name} is empty.`;
  }
  if (issue.code === 'unrecognized_keys') {
    return `Unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}. Check the spelling.`;
  }
  if (issue.code === 'invalid_type') {
    if (issue.message.endsWith('received undefined')) return `${name} is missing.`;
    const wanted: Record<string, string> = {
      string: 'text',
      int: 'a whole number',
      number: 'a number',
      array: 'a list',
    };
    return `${name} must be ${wanted[issue.expected] ?? 'filled in'}.`;
  }
  return `${name} ${issue.message.replace(/[.?]?$/, (sign) => sign || '.')}`;
};
