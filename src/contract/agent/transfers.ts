import { defineEndpoint } from '../endpoint.ts';
import type {
  checkTransfersSchemas,
  transferDownlineSchemas,
  transferMultipleDownlineSchemas,
} from './transfers.schemas.ts';

/** Sends money to a member below. */
export const transferDownline = defineEndpoint<typeof transferDownlineSchemas>()({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_transferDownline',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});

/** Checks several transfers without sending money. */
export const checkTransfers = defineEndpoint<typeof checkTransfersSchemas>()({
  name: 'checkTransfers',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_checkTransfers',
  access: 'agent',
  send: 'json',
});

/** Sends several transfers; a refused one does not stop the others. */
export const transferMultipleDownline = defineEndpoint<typeof transferMultipleDownlineSchemas>()({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/relay/MCS2_wps_transferMultipleDownline',
  access: 'agent',
  send: 'json',
  movesMoney: true,
});
