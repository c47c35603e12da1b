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

/** X02: a member's own limits with what is left of each, and the interval of the reality check. */
export const ownLimits = defineEndpoint<typeof ownLimitsSchemas>()({
  name: 'ownLimits',
  method: 'GET',
  path: '/wps/safety/limits',
  access: 'member',
  whenRestricted: true,
});

/** X02: sets, lowers, raises or lifts one limit. Lowering counts at once, the rest waits. */
export const setLimit = defineEndpoint<typeof setLimitSchemas>()({
  name: 'setLimit',
  method: 'POST',
  path: '/wps/safety/limit',
  access: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
});

/** X02: the second confirmation of a raised or lifted limit, a day after it was asked for. */
export const confirmLimit = defineEndpoint<typeof confirmLimitSchemas>()({
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/safety/limit/confirm',
  access: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
});

/** X02: takes a change back that waits; the limit in force stays. */
export const dropLimitChange = defineEndpoint<typeof dropLimitChangeSchemas>()({
  name: 'dropLimitChange',
  method: 'POST',
  path: '/wps/safety/limit/drop',
  access: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
});

/** X03: the member wants no limit now; the question is not put again. */
export const declineLimits = defineEndpoint<typeof declineLimitsSchemas>()({
  name: 'declineLimits',
  method: 'POST',
  path: '/wps/safety/limits/decline',
  access: 'member',
  whenRestricted: true,
});

/** X04: how often the reality check comes. */
export const setRealityCheck = defineEndpoint<typeof setRealityCheckSchemas>()({
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck',
  access: 'member',
  whenRestricted: true,
  send: 'json',
});

/** X04, X05: the current playing session: start, stakes, payouts, net result, and when the next reality check is due. */
export const sitting = defineEndpoint<typeof sittingSchemas>()({
  name: 'sitting',
  method: 'GET',
  path: '/wps/safety/sitting',
  access: 'member',
  whenRestricted: true,
});

/** X04: the member has seen the reality check and goes on. */
export const seeRealityCheck = defineEndpoint<typeof seeRealityCheckSchemas>()({
  name: 'seeRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck/seen',
  access: 'member',
  whenRestricted: true,
});
