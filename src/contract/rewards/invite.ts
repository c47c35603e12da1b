import { defineEndpoint } from '../endpoint.ts';
import type { inviteInfoSchemas } from './invite.schemas.ts';

/** Returns the member's own invite code, link and rewards earned. */
export const inviteInfo = defineEndpoint<typeof inviteInfoSchemas>()({
  name: 'inviteInfo',
  method: 'GET',
  path: '/wps/affiliate/invite',
  access: 'member',
});
