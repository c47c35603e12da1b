import type { Row } from '../../row.ts';

/** X06: a time-out or a self-exclusion, from this moment on; for a closed account a longer one, and no time-out in place of an exclusion. */
export const closeAccount = {
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/safety/close',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** X06: what a closed account shows; null for one that is open. */
export const closedAccount = {
  name: 'closedAccount',
  method: 'GET',
  path: '/wps/safety/closed',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
} as const satisfies Row;

/** X06: asks to come back after a self-exclusion has ended. */
export const askReturn = {
  name: 'askReturn',
  method: 'POST',
  path: '/wps/safety/return',
  caller: 'member',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;

/** X06: the second confirmation, a day after the first: the account is open again. */
export const confirmReturn = {
  name: 'confirmReturn',
  method: 'POST',
  path: '/wps/safety/return/confirm',
  caller: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
} as const satisfies Row;
