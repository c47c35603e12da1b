import { fields } from '@keystatic/core';
import { depositBonusFields } from '#content/mechanics.ts';
import { referralFields } from '#content/referral-terms.ts';
import type { MissionTask } from '#contract/rewards/mission-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import {
  birthdayLimits,
  cashbackLimits,
  currency,
  depositBonusLimits,
  leaderboardLimits,
  missionLimits,
  raffleLimits,
  referralLimits,
  vipTerms,
} from '#markets/current.ts';
import { choice } from './form-fields.ts';

/** Returns the limits of a term of a cashback as words. */
const ranged = (name: keyof typeof cashbackLimits): string => cashbackLimits[name].join(' to ');

/** Number fields of the terms, with the limits of the market. */
const depositTerms = Object.fromEntries(
  Object.entries(depositBonusFields).map(([name, { label, limit }]) => {
    const [min, max] = depositBonusLimits[limit];
    return [name, fields.number({ label, description: `${min} to ${max}` })];
  }),
);
const unused = 'Leave empty for everything else.';

const taskNames: Readonly<Record<MissionTask, string>> = {
  'daily-new-game': 'Each day: play new games',
  'daily-rounds': 'Each day: play rounds',
  'daily-table': 'Each day: play at new live tables',
  'weekly-days': 'Each week: play on several days',
  'weekly-deposit': `Each week: deposit money (${currency.sign})`,
  explorer: 'Once: play different games',
};

/** Lowest and highest goal of each task, as words. */
const goals = Object.entries(taskNames)
  .map(([task, words]) => `${words} ${missionLimits.goals[task as MissionTask].join(' to ')}`)
  .join('; ');

/** Terms of promotions, one group for each mechanic that has its own. */
export const termFields = {
  terms: fields.object(
    {
      ...depositTerms,
      members: choice(
        'Members it is for',
        { all: 'All members', firstDeposit: 'Members without a deposit' },
        'Who can claim it with a deposit.',
      ),
      minLevel: fields.integer({ label: 'Lowest VIP level', description: '1 to 4; empty for every level.' }),
    },
    {
      label: 'Terms of a deposit bonus',
      description: `${unused} Texts insert them as {terms.maxBonus}.`,
    },
  ),
  cashback: fields.object(
    {
      steps: fields.array(
        fields.object({
          from: fields.integer({
            label: `From this net loss of the week (${currency.sign})`,
            description: ranged('loss'),
          }),
          rate: fields.number({ label: 'Percent of the loss', description: ranged('rate') }),
        }),
        {
          label: 'Steps',
          description: 'In ascending order. Texts insert the first as {terms.loss1} and {terms.rate1}.',
          itemLabel: ({ fields }) => `${currency.sign}${fields.from.value}: ${fields.rate.value}%`,
        },
      ),
      max: fields.integer({ label: `Highest cashback of a week (${currency.sign})`, description: ranged('max') }),
      maxRateOfBets: fields.number({
        label: 'Highest cashback in percent of the bets of the week',
        description: ranged('maxRateOfBets'),
      }),
      days: fields.integer({ label: 'Days to claim it', description: ranged('days') }),
    },
    {
      label: 'Terms of a cashback',
      description: `${unused} A change applies to the whole current week.`,
    },
  ),
  missions: fields.object(
    {
      turnover: fields.integer({
        label: 'How many times a reward must be bet',
        description: missionLimits.turnover.join(' to '),
      }),
      tasks: fields.array(
        fields.object({
          task: choice('Task', { '': 'Choose…', ...taskNames }),
          goal: fields.integer({ label: 'Goal', description: `${goals}.` }),
          reward: fields.integer({
            label: `Reward (${currency.sign})`,
            description: missionLimits.reward.join(' to '),
          }),
        }),
        {
          label: 'Missions',
          description: 'In this order, each task once. Texts insert {terms.dailyRounds} and {terms.dailyRoundsReward}.',
          itemLabel: ({ fields }) =>
            `${taskNames[fields.task.value as MissionTask] ?? 'Task'}: ${fields.goal.value}, ${currency.sign}${fields.reward.value}`,
        },
      ),
    },
    {
      label: 'Terms of missions',
      description: `${unused} Members see them while the promotion runs; claimed rewards stay as they are.`,
    },
  ),
  referral: fields.object(
    Object.fromEntries(
      Object.entries(referralFields).map(([name, label]) => [
        name,
        fields.integer({
          label: name === 'reward' || name === 'deposit' ? `${label} (${currency.sign})` : label,
          description: referralLimits[name as keyof typeof referralFields].join(' to '),
        }),
      ]),
    ),
    {
      label: 'Terms of rewards for invited friends',
      description: `${unused} Friends keep the terms of the time when they register.`,
    },
  ),
  leaderboard: fields.object(
    {
      prizes: fields.array(
        fields.integer({ label: `Prize (${currency.sign})`, description: leaderboardLimits.prize.join(' to ') }),
        {
          label: 'Prizes',
          description: 'By rank, first place first.',
          itemLabel: ({ value }) => `${currency.sign}${value}`,
        },
      ),
      perPoint: fields.integer({
        label: `Bets of one point (${currency.sign})`,
        description: leaderboardLimits.perPoint.join(' to '),
      }),
      missionPoints: fields.integer({
        label: 'Points of a claimed mission',
        description: leaderboardLimits.missionPoints.join(' to '),
      }),
      turnover: fields.integer({
        label: 'How many times a prize must be bet',
        description: leaderboardLimits.turnover.join(' to '),
      }),
      days: fields.integer({ label: 'Days to claim it', description: leaderboardLimits.days.join(' to ') }),
    },
    {
      label: 'Terms of a weekly leaderboard',
      description: `${unused} The terms at the end of the week apply to its prizes.`,
    },
  ),
  raffle: fields.object(
    {
      prizes: fields.array(
        fields.integer({ label: `Prize (${currency.sign})`, description: raffleLimits.prize.join(' to ') }),
        {
          label: 'Prizes',
          description: `In the order in which they are drawn; together at most ${formatShortAmount(raffleLimits.total[1])}.`,
          itemLabel: ({ value }) => `${currency.sign}${value}`,
        },
      ),
      perTicket: fields.integer({
        label: `Bets of one ticket (${currency.sign})`,
        description: raffleLimits.perTicket.join(' to '),
      }),
      maxTickets: fields.integer({
        label: 'Most tickets of a member',
        description: raffleLimits.maxTickets.join(' to '),
      }),
      turnover: fields.integer({
        label: 'How many times a prize must be bet',
        description: raffleLimits.turnover.join(' to '),
      }),
      days: fields.integer({ label: 'Days to claim it', description: raffleLimits.days.join(' to ') }),
    },
    {
      label: 'Terms of a raffle',
      description: `${unused} The winners are drawn when the promotion ends. Texts insert {terms.perTicket} and {terms.most}.`,
    },
  ),
  birthday: fields.object(
    {
      gifts: fields.array(
        fields.integer({ label: `Gift (${currency.sign})`, description: birthdayLimits.gift.join(' to ') }),
        {
          label: 'Gifts',
          description: `${vipTerms.length} amounts, one for each VIP level, lowest level first.`,
          itemLabel: ({ value }) => `${currency.sign}${value}`,
        },
      ),
      turnover: fields.integer({
        label: 'How many times the gift must be bet',
        description: birthdayLimits.turnover.join(' to '),
      }),
      days: fields.integer({ label: 'Days to claim it', description: birthdayLimits.days.join(' to ') }),
    },
    {
      label: 'Terms of a birthday gift',
      description: `${unused} The terms on the birthday apply. Texts insert them as {terms.level1}.`,
    },
  ),
};
