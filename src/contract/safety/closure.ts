import { defineEndpoint } from '../endpoint.ts';
import type {
  askReturnSchemas,
  closeAccountSchemas,
  closedAccountSchemas,
  confirmReturnSchemas,
} from './closure.schemas.ts';

/** X06: a time-out or a self-exclusion, from this moment on; for a closed account a longer one, and no time-out in place of an exclusion. */
export const closeAccount = defineEndpoint<typeof closeAccountSchemas>()({
  name: 'closeAccount',
  method: 'POST',
  path: '/wps/safety/close',
  access: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
});

/** X06: what a closed account shows; null for one that is open. */
export const closedAccount = defineEndpoint<typeof closedAccountSchemas>()({
  name: 'closedAccount',
  method: 'GET',
  path: '/wps/safety/closed',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
});

/** X06: requests that the account is reopened after a self-exclusion. */
export const askReturn = defineEndpoint<typeof askReturnSchemas>()({
  name: 'askReturn',
  method: 'POST',
  path: '/wps/safety/return',
  access: 'member',
  whenClosed: true,
  whenRestricted: true,
  once: true,
});

/** X06: the second confirmation, a day after the first: the account is open again. */
export const confirmReturn = defineEndpoint<typeof confirmReturnSchemas>()({
  name: 'confirmReturn',
  method: 'POST',
  path: '/wps/safety/return/confirm',
  access: 'member',
  send: 'json',
  whenClosed: true,
  whenRestricted: true,
  once: true,
});
