import * as rows from '../../../contract/account/social.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R246 */
export const socialAccounts = (query: Query<'socialAccounts'>): Promise<Value<'socialAccounts'>> =>
  call(rows.socialAccounts, { query });

/** R246 */
export const socialConsent = (body: Body<'socialConsent'>): Promise<Value<'socialConsent'>> =>
  call(rows.socialConsent, { body });

/** R130 */
export const socialLogin = (body: Body<'socialLogin'>): Promise<Value<'socialLogin'>> =>
  callOnce(rows.socialLogin, { body });
