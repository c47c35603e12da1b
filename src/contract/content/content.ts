import { defineEndpoint } from '../endpoint.ts';
import type { announcementsSchemas, helpCenterSchemas } from './content.schemas.ts';

/** Returns entries of several types, grouped by content type. */
export const announcements = defineEndpoint<typeof announcementsSchemas>()({
  name: 'announcements',
  method: 'GET',
  path: '/wps/announcement/list',
  access: 'anyone',
});

/** Lists help articles. */
export const helpCenter = defineEndpoint<typeof helpCenterSchemas>()({
  name: 'helpCenter',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'anyone',
  whenRestricted: true,
  module: 'COMM3',
});
