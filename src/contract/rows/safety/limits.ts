import type { Row } from '../../row.ts';

/** X02: a member's own limits with what is left of each, and the interval of the reality check. */
export const ownLimits = {
  name: 'ownLimits',
  method: 'GET',
  path: '/wps/safety/limits',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X02: sets, lowers, raises or lifts one limit. Lowering counts at once, the rest waits. */
export const setLimit = {
  name: 'setLimit',
  method: 'POST',
  path: '/wps/safety/limit',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X02: the second confirmation of a raised or lifted limit, a day after it was asked for. */
export const confirmLimit = {
  name: 'confirmLimit',
  method: 'POST',
  path: '/wps/safety/limit/confirm',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X02: takes a change back that waits; the limit in force stays. */
export const dropLimitChange = {
  name: 'dropLimitChange',
  method: 'POST',
  path: '/wps/safety/limit/drop',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
  once: true,
} as const satisfies Row;

/** X03: the member wants no limit now; the question is not put again. */
export const declineLimits = {
  name: 'declineLimits',
  method: 'POST',
  path: '/wps/safety/limits/decline',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X04: how often the reality check comes. */
export const setRealityCheck = {
  name: 'setRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck',
  caller: 'member',
  whenRestricted: true,
  send: 'json',
} as const satisfies Row;

/** X04, X05: the sitting that goes on: since when, staked, won, net, and when the next reality check is due. */
export const sitting = {
  name: 'sitting',
  method: 'GET',
  path: '/wps/safety/sitting',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;

/** X04: the member has seen the reality check and goes on. */
export const seeRealityCheck = {
  name: 'seeRealityCheck',
  method: 'POST',
  path: '/wps/safety/realityCheck/seen',
  caller: 'member',
  whenRestricted: true,
} as const satisfies Row;
