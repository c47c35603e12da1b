import { z } from 'zod';
import { type MissionTask, type MissionTerms, missionTasks } from '#contract/rewards/mission-terms.ts';
import { formatShortAmount } from '#lib/money/format-amount.ts';
import { missionLimits, treeCapTerms } from '#markets/current.ts';
import { type CardTerms, rangeText } from './card-terms.ts';
import { within } from './field-schemas.ts';

const missionTaskIds = Object.keys(missionTasks) as [MissionTask, ...MissionTask[]];

/** Times that a mission can be claimed in the days of the cap of an account tree. */
const claimsOf = (task: MissionTask): number =>
  ({ daily: treeCapTerms.days, weekly: Math.ceil(treeCapTerms.days / 7), never: 1 })[missionTasks[task].resets];

/** Terms of missions as editors type them. */
export const missions = z
  .strictObject({
    turnover: within(missionLimits.turnover).int().describe('How many times a reward must be bet.'),
    tasks: z
      .array(
        z.strictObject({
          task: z
            .enum(missionTaskIds, { error: `must be one of ${missionTaskIds.join(', ')}` })
            .describe('What members have to do.'),
          goal: z.int().min(1).describe('How much of it: games, rounds, days or money.'),
          reward: within(missionLimits.reward).int().describe('Reward.'),
        }),
      )
      .min(1)
      .max(missionTaskIds.length),
  })
  .superRefine(({ tasks }, { addIssue }) => {
    const contradict = (path: PropertyKey[], message: string): void => addIssue({ code: 'custom', path, message });
    for (const [index, { task, goal }] of tasks.entries()) {
      const [min, max] = missionLimits.goals[task];
      if (goal < min || goal > max)
        contradict(['tasks', index, 'goal'], `of ${task} must be between ${min} and ${max}`);
      if (tasks.findIndex((it) => it.task === task) < index)
        contradict(['tasks', index, 'task'], `${task} stands twice`);
    }
    const most = tasks.reduce((sum, { task, reward }) => sum + reward * claimsOf(task), 0);
    if (most > treeCapTerms.base)
      contradict(
        ['tasks'],
        `brings up to ${formatShortAmount(most)} in ${treeCapTerms.days} days, above the cap of ${formatShortAmount(treeCapTerms.base)}, at which claims are refused. Lower the rewards`,
      );
  })
  .transform(({ turnover, tasks }): MissionTerms => ({ wageringFactor: turnover, tasks }));

/** Returns the lowest and highest reward of the daily missions, or of all if none is daily. */
const rewardRange = ({ tasks }: MissionTerms): readonly [number, number] => {
  const daily = tasks.filter(({ task }) => missionTasks[task].resets === 'daily');
  const rewards = (daily.length > 0 ? daily : tasks).map(({ reward }) => reward);
  return [Math.min(...rewards), Math.max(...rewards)];
};

const camelCase = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Stands for terms that are invalid. */
const noMissions: MissionTerms = {
  wageringFactor: 0,
  tasks: missionTaskIds.map((task) => ({ task, goal: 0, reward: 0 })),
};

/** Returns the figures of missions that texts can insert with braces: `{terms.dailyRounds}` is the goal of `daily-rounds`. */
export const missionFigures = (terms: MissionTerms = noMissions): Readonly<Record<string, string>> => {
  const [least, most] = rewardRange(terms);
  return {
    turnover: String(terms.wageringFactor),
    least: formatShortAmount(least),
    most: formatShortAmount(most),
    ...Object.fromEntries(
      terms.tasks.flatMap(({ task, goal, reward }) => [
        [camelCase(task), missionTasks[task].unit === 'money' ? formatShortAmount(goal) : String(goal)],
        [`${camelCase(task)}Reward`, formatShortAmount(reward)],
      ]),
    ),
  };
};

export const missionCard = (terms: MissionTerms): CardTerms => ({
  bonus: rangeText(...rewardRange(terms)),
  minimum: 0,
  turnover: terms.wageringFactor,
  maxBet: null,
  days: 1,
});
