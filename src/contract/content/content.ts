import { defineEndpoint } from '../endpoint.ts';
import type {
  announcementsSchemas,
  helpCenterSchemas,
  legalTextsSchemas,
  promotionCategoriesSchemas,
} from './content.schemas.ts';

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
  module: 'COMM3',
});

/** Lists agreement, privacy notice and text on responsible play. */
export const legalTexts = defineEndpoint<typeof legalTextsSchemas>()({
  name: 'legalTexts',
  method: 'GET',
  path: '/wps/system/legalTexts',
  access: 'anyone',
});

/** Lists the categories of promotions. */
export const promotionCategories = defineEndpoint<typeof promotionCategoriesSchemas>()({
  name: 'promotionCategories',
  method: 'GET',
  path: '/wps/announcement/categories',
  access: 'anyone',
});
