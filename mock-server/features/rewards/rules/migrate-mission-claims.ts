import { type MissionTask, missionTasks } from '#contract/rewards/mission-terms.ts';
import type { Migration } from '#sim/core/migration.ts';
import { missionsAt } from './mission-list.ts';
import { missionClaims } from './missions.ts';

const tasks = Object.keys(missionTasks) as MissionTask[];

/** Adds task, goal and reward to claimed missions, which had the same terms at all times before editors stated them. */
export const addTermsOfClaims: Migration = {
  id: 'rewards: terms of mission claims',
  migrate: (world) => {
    const rules = missionsAt(world.now());
    for (const claim of world.state.changed(missionClaims)) {
      const task = tasks.find((it) => claim.id.startsWith(`${claim.member}:${it}:`));
      if (!task) continue;
      const { goal = 1, reward = 0 } = rules.find(({ id }) => id === task) ?? {};
      world.state.put(missionClaims, { ...claim, task, goal, minor: reward });
    }
  },
};
