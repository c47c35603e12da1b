import { redirectWhenOver } from './redirect-when-over.ts';

export const startRegion = (): void =>
  redirectWhenOver(({ regionRestriction, status }) => regionRestriction && status !== 'maintenance');
