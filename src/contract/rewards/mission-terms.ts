/** Tasks of missions, by the reference that the contract sends; how often each starts again, and the unit of its goal. */
export const missionTasks = {
  'daily-new-game': { resets: 'daily', unit: 'games' },
  'daily-rounds': { resets: 'daily', unit: 'rounds' },
  'daily-table': { resets: 'daily', unit: 'games' },
  'weekly-days': { resets: 'weekly', unit: 'days' },
  'weekly-deposit': { resets: 'weekly', unit: 'money' },
  explorer: { resets: 'never', unit: 'games' },
} as const;

export type MissionTask = keyof typeof missionTasks;

/** Terms of missions, which an editor states in the promotion's entry. Amounts in major units. */
export interface MissionTerms {
  /** Times that a reward must be bet before it can be withdrawn. */
  readonly wageringFactor: number;
  /** The missions in display order, each task once. */
  readonly tasks: readonly {
    readonly task: MissionTask;
    readonly goal: number;
    readonly reward: number;
  }[];
}
