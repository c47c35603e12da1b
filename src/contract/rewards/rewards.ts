import { defineEndpoint } from '../endpoint.ts';
import type { claimRewardSchemas, rewardsSchemas } from './rewards.schemas.ts';

/** Lists rewards of the member. */
export const rewards = defineEndpoint<typeof rewardsSchemas>()({
  name: 'rewards',
  method: 'GET',
  path: '/wps/promotion/available',
  access: 'member',
  module: 'REWCEN3',
  flag: 'REWCEN3',
});

/** Claims a reward. */
export const claimReward = defineEndpoint<typeof claimRewardSchemas>()({
  name: 'claimReward',
  method: 'POST',
  path: '/wps/promotion/claim',
  access: 'member',
  module: 'REWCEN3',
  send: 'json',
  flag: 'REWCEN3',
  movesMoney: true,
});
