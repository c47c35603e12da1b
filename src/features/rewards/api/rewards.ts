import * as rows from '../../../contract/rewards/club.ts';
import type { Query, Reward, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

type Language = Query<'rewards'>['language'];

/** R242, A71: the member's level and what each level brings. */
export const memberClub = (language: Language): Promise<Value<'memberClub'>> =>
  call(rows.memberClub, { query: { language } });

/** R242, R181: what there is to claim, and what there was. */
export const rewards = (language: Language): Promise<Reward[]> => call(rows.rewards, { query: { language } });

/** R242: claims one; `key` makes it happen once. */
export const claimReward = (id: string, key: string): Promise<Value<'claimReward'>> =>
  call(rows.claimReward, { body: { id }, key });

/** R182: missions with their progress, and the leader board of the week. */
export const missions = (language: Language): Promise<Value<'missions'>> =>
  call(rows.missions, { query: { language } });

/** R182 */
export const claimMission = (id: string, key: string): Promise<Value<'claimMission'>> =>
  call(rows.claimMission, { body: { id }, key });

/** R182: what the week's stakes have brought and nobody claimed. */
export const manualRebate = (language: Language): Promise<Value<'manualRebate'>> =>
  call(rows.manualRebate, { query: { language } });

/** R182 */
export const claimRebate = (key: string): Promise<Value<'claimRebate'>> => call(rows.claimRebate, { key });

/** R182: rebate that was paid. */
export const rebateReport = (query: Query<'rebateReport'>, signal?: AbortSignal): Promise<Value<'rebateReport'>> =>
  call(rows.rebateReport, { query, ...(signal && { signal }) });

/** R025: the member's link and whom it brought. */
export const inviteInfo = (language: Language): Promise<Value<'inviteInfo'>> =>
  call(rows.inviteInfo, { query: { language } });
