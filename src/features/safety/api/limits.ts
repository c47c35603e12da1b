import * as rows from '../../../contract/safety/limits.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

export type OwnLimits = Value<'ownLimits'>;

/** X02: own limits with what is left of each. */
export const ownLimits = (): Promise<OwnLimits> => call(rows.ownLimits);

/** X02: sets, lowers, raises or lifts one limit. */
export const setLimit = (body: Body<'setLimit'>): Promise<OwnLimits> => callOnce(rows.setLimit, { body });

/** X02: the second confirmation of a change that has waited. */
export const confirmLimit = (body: Body<'confirmLimit'>): Promise<OwnLimits> => callOnce(rows.confirmLimit, { body });

/** X02: takes a change back that waits. */
export const dropLimitChange = (body: Body<'dropLimitChange'>): Promise<OwnLimits> =>
  callOnce(rows.dropLimitChange, { body });

/** X03: no limit now. */
export const declineLimits = (): Promise<OwnLimits> => call(rows.declineLimits);

/** X04 */
export const setRealityCheck = (body: Body<'setRealityCheck'>): Promise<OwnLimits> =>
  call(rows.setRealityCheck, { body });

/** X04, X05: the sitting that goes on. */
export const sitting = (): Promise<Value<'sitting'>> => call(rows.sitting);

/** X04: the reality check was seen. */
export const seeRealityCheck = (): Promise<Value<'sitting'>> => call(rows.seeRealityCheck);
