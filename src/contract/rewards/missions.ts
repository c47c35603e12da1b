import { defineEndpoint } from '../endpoint.ts';
import type { claimMissionSchemas, missionsSchemas } from './missions.schemas.ts';

/** Returns missions and the weekly leaderboard. */
export const missions = defineEndpoint<typeof missionsSchemas>()({
  name: 'missions',
  method: 'GET',
  path: '/wps/promotion/missions',
  access: 'member',
});

/** Claims the reward of a mission. */
export const claimMission = defineEndpoint<typeof claimMissionSchemas>()({
  name: 'claimMission',
  method: 'POST',
  path: '/wps/promotion/missions/claim',
  access: 'member',
  send: 'json',
  movesMoney: true,
});
