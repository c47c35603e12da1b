import { defineEndpoint } from '../endpoint.ts';
import type {
  claimMissionSchemas,
  claimRebateSchemas,
  claimRewardSchemas,
  inviteInfoSchemas,
  manualRebateSchemas,
  memberClubSchemas,
  missionsSchemas,
  rebateReportSchemas,
  rewardsSchemas,
} from './club.schemas.ts';

/** Returns level, progress and benefits (R242, A71). */
export const memberClub = defineEndpoint<typeof memberClubSchemas>()({
  name: 'memberClub',
  method: 'GET',
  path: '/wps/member/club',
  access: 'member',
  module: 'MEMCLUB3',
  flag: 'VIPBENEFIT3',
});

/** Returns the member's own invite code, link and rewards earned (R025). */
export const inviteInfo = defineEndpoint<typeof inviteInfoSchemas>()({
  name: 'inviteInfo',
  method: 'GET',
  path: '/wps/affiliate/invite',
  access: 'member',
});

/** Lists rewards of the member (R242, R181, A73). */
export const rewards = defineEndpoint<typeof rewardsSchemas>()({
  name: 'rewards',
  method: 'GET',
  path: '/wps/promotion/available',
  access: 'member',
  module: 'REWCEN3',
  flag: 'REWCEN3',
});

/** Claims a reward (R242). */
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

/** Returns missions and the weekly leaderboard (R182). */
export const missions = defineEndpoint<typeof missionsSchemas>()({
  name: 'missions',
  method: 'GET',
  path: '/wps/promotion/missions',
  access: 'member',
});

/** Claims the reward of a mission (R182). */
export const claimMission = defineEndpoint<typeof claimMissionSchemas>()({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/promotion/missions/claim',
  access: 'member',
  send: 'json',
  movesMoney: true,
});

/** Returns unclaimed rebates by category (R182). */
export const manualRebate = defineEndpoint<typeof manualRebateSchemas>()({
  name: 'manualRebate',
  method: 'GET',
  path: '/wps/rebate/manual',
  access: 'member',
  flag: 'MANPLAYREB3',
});

/** Claims the rebate (R182). */
export const claimRebate = defineEndpoint<typeof claimRebateSchemas>()({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/rebate/manual/claim',
  access: 'member',
  send: 'json',
  flag: 'MANPLAYREB3',
  movesMoney: true,
});

/** Lists paid rebates (R182). */
export const rebateReport = defineEndpoint<typeof rebateReportSchemas>()({
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/rebate/report',
  access: 'member',
  flag: 'PLYRBT',
});
