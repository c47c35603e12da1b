import { type Gate, type Route, routes } from '#routes.ts';
import { type MemberEntry, memberVersions } from './member-entries.ts';

/** Returns the gate of an entry's page. */
export const gateOf = (entry: MemberEntry): Gate | undefined =>
  entry === 'apps' ? undefined : (routes[entry] as Route).gate;

/** Gates of all entries, each once. The upline transfer is hidden until a script has checked the member's upline. */
export const entryGates: readonly Gate[] = [
  ...new Set(
    memberVersions.new
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry !== 'uplineTransfer')
      .flatMap((entry) => gateOf(entry) ?? []),
  ),
];
