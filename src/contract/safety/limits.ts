import { defineEndpoint } from '../endpoint.ts';
import type {
  confirmLimitSchemas,
  declineLimitsSchemas,
  dropLimitChangeSchemas,
  ownLimitsSchemas,
  seeRealityCheckSchemas,
  setLimitSchemas,
  setRealityCheckSchemas,
  sittingSchemas,
} from './limits.schemas.ts';

/** Returns the member's limits with the remaining amounts, and the reality check interval. */
export const ownLimits = defineEndpoint<typeof ownLimitsSchemas>()({
  name: 'ownLimits',
  method: 'GET',
  path: '/wps/safety/limits',
  access: 'member',
});

/**
 * Sets, lowers, raises or removes one limit. A lower limit applies immediately, other changes after a waiting period.
 */
export const setLimit = defineEndpoint<typeof setLimitSchemas>()({
  name: 'setLimit',
  method: 'POST',
  path: '/wps/safety/limit',
  access: 'member',
  send: 'json',
  once: true,
});

/** Confirms a raised or removed limit, a day after the request. */
export const confirmLimit = defineEndpoint<typeof confirmLimitSchemas>()({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/safety/limit/confirm',
  access: 'member',
  send: 'json',
  once: true,
});

/** Cancels a pending change; the current limit stays. */
export const dropLimitChange = defineEndpoint<typeof dropLimitChangeSchemas>()({
  name: 'dropLimitChange',
  method: 'POST',
  path: '/wps/safety/limit/drop',
  access: 'member',
  send: 'json',
  once: true,
});

/** Declines limits; the prompt is not shown again. */
export const declineLimits = defineEndpoint<typeof declineLimitsSchemas>()({
  name: 'declineLimits',
  method: 'POST',
  path: '/wps/safety/limits/decline',
  access: 'member',
});

/** Sets the reality check interval. */
export const setRealityCheck = defineEndpoint<typeof setRealityCheckSchemas>()({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck',
  access: 'member',
  send: 'json',
});

/**
 * Returns the current play session: start, stakes, payouts, net result, and when the next reality check is due.
 */
export const sitting = defineEndpoint<typeof sittingSchemas>()({
  name: 'sitting',
  method: 'GET',
  path: '/wps/safety/sitting',
  access: 'member',
});

/** Acknowledges the reality check; play continues. */
export const seeRealityCheck = defineEndpoint<typeof seeRealityCheckSchemas>()({
  name: 'seeRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck/seen',
  access: 'member',
});
