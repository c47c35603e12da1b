import { defineEndpoint } from '../endpoint.ts';
import type { headIconSchemas, memberInfoSchemas, setHeadIconSchemas } from './member.schemas.ts';

/** Returns the caller's account. */
export const memberInfo = defineEndpoint<typeof memberInfoSchemas>()({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  access: 'session',
});

/** Returns the caller's profile photo. */
export const headIcon = defineEndpoint<typeof headIconSchemas>()({
  name: 'headIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'session',
  module: 'PROFPIC3',
});

/** Chooses a preset profile photo or uploads an own one. */
export const setHeadIcon = defineEndpoint<typeof setHeadIconSchemas>()({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/info/icon',
  access: 'member',
  send: 'form',
});
