import { defineEndpoint } from '../endpoint.ts';
import type { memberClubSchemas } from './vip.schemas.ts';

/** Returns level, progress and benefits. */
export const memberClub = defineEndpoint<typeof memberClubSchemas>()({
  name: 'memberClub',
  method: 'GET',
  path: '/wps/member/club',
  access: 'member',
  module: 'MEMCLUB3',
  flag: 'VIPBENEFIT3',
});
