import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import { flag, flagSetting } from './flags.ts';

type Closing = 'MAINTENANCE' | 'UPGRADING' | 'REGION_RESTRICTED';

const refuseWhile = (state: State, name: Closing, code: ErrorCode): void => {
  if (flag(state, name)) throw new Refusal(code, { why: `${name} is on, set by ${flagSetting(state, name)?.setBy}` });
};

/**
 * Throws `region.restricted` in a restricted region, for parts of open endpoints that are not needed to serve members
 * there.
 */
export const refuseInRegion = (state: State): void => refuseWhile(state, 'REGION_RESTRICTED', 'region.restricted');

/**
 * Throws if the backend is closed to everyone, or to the visitor's region and the endpoint is not open there; the first
 * reason counts.
 */
export const refuseClosed = (state: State, { whenRestricted }: Pick<EndpointDefinition, 'whenRestricted'>): void => {
  refuseWhile(state, 'MAINTENANCE', 'system.maintenance');
  refuseWhile(state, 'UPGRADING', 'system.upgrading');
  if (!whenRestricted) refuseInRegion(state);
};

/** Returns whether the backend refuses calls of an endpoint now. */
export const isClosed = (state: State, { whenRestricted }: Pick<EndpointDefinition, 'whenRestricted'>): boolean =>
  flag(state, 'MAINTENANCE') || flag(state, 'UPGRADING') || (!whenRestricted && flag(state, 'REGION_RESTRICTED'));
