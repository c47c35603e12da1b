import { fields } from '@keystatic/core';
import { depositBonusFields } from '#content/deposit-bonus-terms.ts';
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

type Limits = readonly [min: number, max: number];

/** A number field that states its limits. */
const within = (label: string, limits: Limits) => fields.number({ label, description: limits.join(' to ') });
const wholeWithin = (label: string, limits: Limits) => fields.integer({ label, description: limits.join(' to ') });

/** Amounts in order, each within limits. */
const amounts = (label: string, limits: Limits, description: string) =>
  fields.array(wholeWithin(`${label} (${currency.sign})`, limits), {
    label: `${label}s`,
    description,
    itemLabel: ({ value }) => `${currency.sign}${value}`,
  });

const depositTerms = Object.fromEntries(
  Object.entries(depositBonusFields).map(([name, { label, limit }]) => [
    name,
    within(label, depositBonusLimits[limit]),
  ]),
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
          from: wholeWithin(`From this net loss of the week (${currency.sign})`, cashbackLimits.loss),
          rate: within('Percent of the loss', cashbackLimits.rate),
        }),
        {
          label: 'Steps',
          description: 'In ascending order. Texts insert the first as {terms.loss1} and {terms.rate1}.',
          itemLabel: ({ fields }) => `${currency.sign}${fields.from.value}: ${fields.rate.value}%`,
        },
      ),
      max: wholeWithin(`Highest cashback of a week (${currency.sign})`, cashbackLimits.max),
      maxRateOfBets: within('Highest cashback in percent of the bets of the week', cashbackLimits.maxRateOfBets),
      days: wholeWithin('Days to claim it', cashbackLimits.days),
    },
    {
      label: 'Terms of a cashback',
      description: `${unused} A change applies to the whole current week.`,
    },
  ),
  missions: fields.object(
    {
      turnover: wholeWithin('How many times a reward must be bet', missionLimits.turnover),
      tasks: fields.array(
        fields.object({
          task: choice('Task', { '': 'Choose…', ...taskNames }),
          goal: fields.integer({ label: 'Goal', description: `${goals}.` }),
          reward: wholeWithin(`Reward (${currency.sign})`, missionLimits.reward),
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
        wholeWithin(
          name === 'reward' || name === 'deposit' ? `${label} (${currency.sign})` : label,
          referralLimits[name as keyof typeof referralFields],
        ),
      ]),
    ),
    {
      label: 'Terms of rewards for invited friends',
      description: `${unused} Friends keep the terms of the time when they register.`,
    },
  ),
  leaderboard: fields.object(
    {
      prizes: amounts('Prize', leaderboardLimits.prize, 'By rank, first place first.'),
      perPoint: wholeWithin(`Bets of one point (${currency.sign})`, leaderboardLimits.perPoint),
      missionPoints: wholeWithin('Points of a claimed mission', leaderboardLimits.missionPoints),
      turnover: wholeWithin('How many times a prize must be bet', leaderboardLimits.turnover),
      days: wholeWithin('Days to claim it', leaderboardLimits.days),
    },
    {
      label: 'Terms of a weekly leaderboard',
      description: `${unused} The terms at the end of the week apply to its prizes.`,
    },
  ),
  raffle: fields.object(
    {
      prizes: amounts(
        'Prize',
        raffleLimits.prize,
        `In the order in which they are drawn; together at most ${formatShortAmount(raffleLimits.total[1])}.`,
      ),
      perTicket: wholeWithin(`Bets of one ticket (${currency.sign})`, raffleLimits.perTicket),
      maxTickets: wholeWithin('Most tickets of a member', raffleLimits.maxTickets),
      turnover: wholeWithin('How many times a prize must be bet', raffleLimits.turnover),
      days: wholeWithin('Days to claim it', raffleLimits.days),
    },
    {
      label: 'Terms of a raffle',
      description: `${unused} The winners are drawn when the promotion ends. Texts insert {terms.perTicket} and {terms.most}.`,
    },
  ),
  birthday: fields.object(
    {
      gifts: amounts(
        'Gift',
        birthdayLimits.gift,
        `${vipTerms.length} amounts, one for each VIP level, lowest level first.`,
      ),
      turnover: wholeWithin('How many times the gift must be bet', birthdayLimits.turnover),
      days: wholeWithin('Days to claim it', birthdayLimits.days),
    },
    {
      label: 'Terms of a birthday gift',
      description: `${unused} The terms on the birthday apply. Texts insert them as {terms.level1}.`,
    },
  ),
};
