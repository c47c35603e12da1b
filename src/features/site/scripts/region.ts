import { leaveWhenOver } from './leave-when-over.ts';

leaveWhenOver(({ regionRestriction, status }) => regionRestriction && status !== 'maintenance');
