import * as linkRows from '../../contract/rows/agent/affiliate-links.ts';
import * as rows from '../../contract/rows/agent/team.ts';
import type { Body, Value } from '../../contract/types.ts';
import { call } from '../client.ts';

/** R257 */
export const checkUsername = (username: string, signal?: AbortSignal): Promise<Value<'checkUsername'>> =>
  call(rows.checkUsername, { query: { username }, ...(signal && { signal }) });

/** R257 */
export const createDownline = (body: Body<'createDownline'>): Promise<Value<'createDownline'>> =>
  call(rows.createDownline, { body });

/** R257 */
export const affiliateUrls = (): Promise<Value<'affiliateUrls'>> => call(linkRows.affiliateUrls);

/** R257 */
export const createAffiliateUrl = (body: Body<'createAffiliateUrl'>): Promise<Value<'createAffiliateUrl'>> =>
  call(linkRows.createAffiliateUrl, { body });

/** R257 */
export const endAffiliateUrl = (code: string): Promise<Value<'endAffiliateUrl'>> =>
  call(linkRows.endAffiliateUrl, { body: { code } });
