import * as rows from '../../contract/rows/rewards/club.ts';
import type { Query, Reward, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

type Language = Query<'rewards'>['language'];

/** R242, A71: the member's level and what each level brings. */
export const memberClub = (language: Language): Promise<Value<'memberClub'>> =>
  call(rows.memberClub, { query: { language } });

/** R242, R181: what there is to claim, and what there was. */
export const rewards = (language: Language): Promise<Reward[]> => call(rows.rewards, { query: { language } });
