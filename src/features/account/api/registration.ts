import * as rows from '../../../contract/account/registration.ts';
import type { Query, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R229 */
export const registerSettings = (): Promise<Value<'registerSettings'>> => call(rows.registerSettings);

/** R229, R145 */
export const registerValidation = (): Promise<Value<'registerValidation'>> => call(rows.registerValidation);

/** R228: whether a username or mobile number is still free. */
export const verification = (query: Query<'verification'>): Promise<Value<'verification'>> =>
  call(rows.verification, { query });

/** R237 */
export const affiliateInfo = (query: Query<'affiliateInfo'>): Promise<Value<'affiliateInfo'>> =>
  call(rows.affiliateInfo, { query });

/** R237 */
export const affiliateCheck = (query: Query<'affiliateCheck'>): Promise<Value<'affiliateCheck'>> =>
  call(rows.affiliateCheck, { query });
