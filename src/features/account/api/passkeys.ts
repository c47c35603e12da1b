import * as rows from '../../../contract/safety/passkeys.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** X09 */
export const passkeyOptions = (): Promise<Value<'passkeyOptions'>> => call(rows.passkeyOptions);

/** X09 */
export const addPasskey = (body: Body<'addPasskey'>): Promise<Value<'addPasskey'>> =>
  callOnce(rows.addPasskey, { body });

/** X09 */
export const renamePasskey = (body: Body<'renamePasskey'>): Promise<Value<'renamePasskey'>> =>
  call(rows.renamePasskey, { body });

/** X09 */
export const removePasskey = (body: Body<'removePasskey'>): Promise<Value<'removePasskey'>> =>
  callOnce(rows.removePasskey, { body });

/** X09 */
export const passkeyLoginOptions = (): Promise<Value<'passkeyLoginOptions'>> => call(rows.passkeyLoginOptions);

/** X09 */
export const passkeyLogin = (body: Body<'passkeyLogin'>): Promise<Value<'passkeyLogin'>> =>
  call(rows.passkeyLogin, { body });
