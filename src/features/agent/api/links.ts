import * as rows from '../../../contract/agent/affiliate-links.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R257 */
export const affiliateUrls = (): Promise<Value<'affiliateUrls'>> => call(rows.affiliateUrls);

/** R257 */
export const createAffiliateUrl = (body: Body<'createAffiliateUrl'>): Promise<Value<'createAffiliateUrl'>> =>
  callOnce(rows.createAffiliateUrl, { body });

/** R257 */
export const endAffiliateUrl = (code: string): Promise<Value<'endAffiliateUrl'>> =>
  callOnce(rows.endAffiliateUrl, { body: { code } });
