import { roundToMinor } from '#lib/money/money.ts';
/** A tier of a contract as on the wire: major units and shares. */
export interface Tier {
  readonly from: number;
  readonly activeMembers: number;
  readonly rate: number | null;
  readonly amount: number | null;
}

/** A team's activity in a period. Major units. */
export interface TeamActivity {
  readonly turnover: number;
  readonly activeMembers: number;
}

/** Returns what the team still lacks for a tier; zero for conditions that are met. Major units and members. */
export const shortfallFor = (
  { from, activeMembers }: Pick<Tier, 'from' | 'activeMembers'>,
  team: TeamActivity,
): TeamActivity => ({
  turnover: Math.max(0, roundToMinor(from - team.turnover)),
  activeMembers: Math.max(0, activeMembers - team.activeMembers),
});
