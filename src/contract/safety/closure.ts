import { defineEndpoint } from '../endpoint.ts';
import type {
  askReturnSchemas,
  closeAccountSchemas,
  closedAccountSchemas,
  confirmReturnSchemas,
} from './closure.schemas.ts';

/**
 * Starts a time-out or self-exclusion immediately; a closed account can only extend it, and cannot replace an exclusion
 * by a time-out.
 */
export const closeAccount = defineEndpoint<typeof closeAccountSchemas>()({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/safety/close',
  access: 'member',
  send: 'json',
  once: true,
});

/** Returns the closure of the account; null if it is open. */
export const closedAccount = defineEndpoint<typeof closedAccountSchemas>()({
  name: 'closedAccount',
  method: 'GET',
  path: '/wps/safety/closed',
  access: 'member',
});

/** Requests reopening of the account after a self-exclusion. */
export const askReturn = defineEndpoint<typeof askReturnSchemas>()({
  name: 'askReturn',
  method: 'POST',
  path: '/wps/safety/return',
  access: 'member',
  once: true,
});

/** Confirms reopening, a day after the request; the account is open again. */
export const confirmReturn = defineEndpoint<typeof confirmReturnSchemas>()({
  name: 'confirmReturn',
  method: 'POST',
  path: '/wps/safety/return/confirm',
  access: 'member',
  send: 'json',
  once: true,
});
