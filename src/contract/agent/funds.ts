import { defineEndpoint } from '../endpoint.ts';
import type { fundsConsolidatedSchemas } from './funds.schemas.ts';

/** R261, A29: returns pending contract requests. */
export const fundsConsolidated = defineEndpoint<typeof fundsConsolidatedSchemas>()({
  name: 'fundsConsolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'session',
});
