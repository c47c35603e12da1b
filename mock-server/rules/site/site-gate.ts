import { Refusal } from '../../engine/refusal.ts';
import type { State } from '../../engine/state.ts';
import { flag, flagSetting } from './flags.ts';

/** What closes the whole backend, the first one that holds is told (R040, R041, R271). */
const closings = [
  ['MAINTENANCE', 'system.maintenance'],
  ['UPGRADING', 'system.upgrading'],
  ['REGION_RESTRICTED', 'region.restricted'],
] as const;

/** Throws when the backend is closed: to everyone, or to the visitor's region. */
export const refuseClosed = (state: State): void => {
  for (const [name, code] of closings)
    if (flag(state, name)) throw new Refusal(code, { why: `${name} is on, set by ${flagSetting(state, name)?.setBy}` });
};
