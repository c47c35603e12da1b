import { defineEndpoint } from '../endpoint.ts';
import type { fundsConsolidatedSchemas } from './funds.schemas.ts';

/** Returns pending contract requests. */
export const fundsConsolidated = defineEndpoint<typeof fundsConsolidatedSchemas>()({
  name: 'fundsConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'session',
});
