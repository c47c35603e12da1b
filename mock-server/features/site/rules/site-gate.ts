import type { EndpointSchemas } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#sim/core/refusal.ts';
import type { State } from '#sim/core/state.ts';
import type { World } from '#sim/core/world.ts';
import { flag, flagSetting } from './flags.ts';
import { plannedMaintenance } from './planned-maintenance.ts';

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
export const refuseClosed = (world: World, { whenRestricted }: Pick<EndpointSchemas, 'whenRestricted'>): void => {
  const { state } = world;
  refuseWhile(state, 'MAINTENANCE', 'system.maintenance');
  if (plannedMaintenance(world.now()))
    throw new Refusal('system.maintenance', { why: 'a planned maintenance is under way' });
  refuseWhile(state, 'UPGRADING', 'system.upgrading');
  if (!whenRestricted) refuseInRegion(state);
};

/** Returns whether a maintenance is under way: by the flag, or planned by editors. */
export const isInMaintenance = (world: World): boolean =>
  flag(world.state, 'MAINTENANCE') || plannedMaintenance(world.now()) !== undefined;

/** Returns whether the backend refuses calls of an endpoint now. */
export const isClosed = (world: World, { whenRestricted }: Pick<EndpointSchemas, 'whenRestricted'>): boolean =>
  isInMaintenance(world) ||
  flag(world.state, 'UPGRADING') ||
  (!whenRestricted && flag(world.state, 'REGION_RESTRICTED'));
