import { leaveWhenOver } from './still.ts';

leaveWhenOver(({ regionRestriction, maintenance }) => regionRestriction && !maintenance);
