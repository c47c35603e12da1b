import * as rows from '../../../contract/account/security.ts';
import type { Body, Query, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** R265: what is set up, with contacts masked. */
export const securityConfig = (): Promise<Value<'securityConfig'>> => call(rows.securityConfig);

/** R265: sends a code to the address that a member wants to use. */
export const emailCode = (body: Body<'emailCode'>): Promise<Value<'emailCode'>> => call(rows.emailCode, { body });

/** R265, A68 */
export const updateEmail = (body: Body<'updateEmail'>): Promise<Value<'updateEmail'>> =>
  callOnce(rows.updateEmail, { body });

/** R265, A65 */
export const updateMobile = (body: Body<'updateMobile'>): Promise<Value<'updateMobile'>> =>
  callOnce(rows.updateMobile, { body });

/** R265 */
export const securityQuestions = (query: Query<'securityQuestions'>): Promise<Value<'securityQuestions'>> =>
  call(rows.securityQuestions, { query });

/** R265 */
export const setSecurityQuestions = (body: Body<'setSecurityQuestions'>): Promise<null> =>
  callOnce(rows.setSecurityQuestions, { body });

/** R265 */
export const updatePayeeName = (body: Body<'updatePayeeName'>): Promise<Value<'updatePayeeName'>> =>
  callOnce(rows.updatePayeeName, { body });

/** R265 */
export const updateNickname = (body: Body<'updateNickname'>): Promise<Value<'updateNickname'>> =>
  call(rows.updateNickname, { body });

/** A62 */
export const updateBirthday = (body: Body<'updateBirthday'>): Promise<Value<'updateBirthday'>> =>
  callOnce(rows.updateBirthday, { body });
