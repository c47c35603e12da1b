import { defineEndpoint } from '../endpoint.ts';
import type { claimRebateSchemas, manualRebateSchemas, rebateReportSchemas } from './rebates.schemas.ts';

/** Returns unclaimed rebates by category. */
export const manualRebate = defineEndpoint<typeof manualRebateSchemas>()({
  name: 'manualRebate',
  method: 'GET',
  path: '/wps/rebate/manual',
  access: 'member',
  flag: 'MANPLAYREB3',
});

/** Claims the rebate. */
export const claimRebate = defineEndpoint<typeof claimRebateSchemas>()({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/rebate/manual/claim',
  access: 'member',
  send: 'json',
  flag: 'MANPLAYREB3',
  movesMoney: true,
});

/** Lists paid rebates. */
export const rebateReport = defineEndpoint<typeof rebateReportSchemas>()({
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/rebate/report',
  access: 'member',
  flag: 'PLYRBT',
});
