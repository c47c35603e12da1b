import type { Row } from '../../row.ts';

/** R242, A71: level, progress and benefits. */
export const memberClub = {
  name: 'memberClub',
  method: 'GET',
  path: '/wps/member/club',
  caller: 'member',
  module: 'MEMCLUB3',
  flag: 'VIPBENEFIT3',
} as const satisfies Row;

/** R025: the member’s own code, address and what it brought. */
export const inviteInfo = {
  name: 'inviteInfo',
  method: 'GET',
  path: '/wps/affiliate/invite',
  caller: 'member',
} as const satisfies Row;

/** R242, R181, A73 */
export const rewards = {
  name: 'rewards',
  method: 'GET',
  path: '/wps/promotion/available',
  caller: 'member',
  module: 'REWCEN3',
  flag: 'REWCEN3',
} as const satisfies Row;

/** R242 */
export const claimReward = {
  name: 'claimReward',
  method: 'POST',
  path: '/wps/promotion/claim',
  caller: 'member',
  module: 'REWCEN3',
  send: 'json',
  flag: 'REWCEN3',
  movesMoney: true,
} as const satisfies Row;

/** R182 */
export const missions = {
  name: 'missions',
  method: 'GET',
  path: '/wps/promotion/missions',
  caller: 'member',
} as const satisfies Row;

/** R182 */
export const claimMission = {
  name: 'claimMission',
  method: 'POST',
  path: '/wps/promotion/missions/claim',
  caller: 'member',
  send: 'json',
  movesMoney: true,
} as const satisfies Row;

/** R182: rebate earned and not claimed yet, by category. */
export const manualRebate = {
  name: 'manualRebate',
  method: 'GET',
  path: '/wps/rebate/manual',
  caller: 'member',
  flag: 'MANPLAYREB3',
} as const satisfies Row;

/** R182 */
export const claimRebate = {
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/rebate/manual/claim',
  caller: 'member',
  send: 'json',
  flag: 'MANPLAYREB3',
  movesMoney: true,
} as const satisfies Row;

/** R182 */
export const rebateReport = {
  name: 'rebateReport',
  method: 'GET',
  path: '/wps/rebate/report',
  caller: 'member',
  flag: 'PLYRBT',
} as const satisfies Row;
