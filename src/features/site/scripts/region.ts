import { leaveWhenOver } from './leave-when-over.ts';

leaveWhenOver(({ regionRestriction, maintenance }) => regionRestriction && !maintenance);
