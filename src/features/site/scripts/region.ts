import { redirectWhenOver } from './redirect-when-over.ts';

redirectWhenOver(({ regionRestriction, status }) => regionRestriction && status !== 'maintenance');
