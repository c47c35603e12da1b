import { Worlds } from '#sim/core/worlds.ts';
import type { WorldsOptions } from '#sim/core/worlds-options.ts';
import type { TeamStore } from './team-store.ts';
import { Teams } from './teams.ts';

export interface TeamWorldsOptions extends WorldsOptions {
  /** Stores keys of teams and the audit log. */
  readonly teamStore: TeamStore;
}

/** Worlds that teams share: their keys have quotas, and names that start with a team's name are reserved for it. */
export class TeamWorlds extends Worlds {
  readonly teams: Teams;

  constructor({ teamStore, ...options }: TeamWorldsOptions) {
    super(options);
    const { machineTime } = options;
    this.teams = new Teams({ store: teamStore, open: () => this.list(), ...(machineTime && { time: machineTime }) });
  }

  override teamOfName(name: string): string | undefined {
    return this.teams.teamOfName(name);
  }

  override async close(): Promise<void> {
    const { writing } = this.teams;
    if (writing) await writing;
    await super.close();
  }
}
