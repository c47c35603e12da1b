import { defineEndpoint } from '../endpoint.ts';
import type { rafflesSchemas } from './raffles.schemas.ts';

/** Lists raffles that have started, latest draw first, with the member's tickets and result. */
export const raffles = defineEndpoint<typeof rafflesSchemas>()({
  name: 'raffles',
  method: 'GET',
  path: '/wps/promotion/raffles',
  access: 'member',
});
