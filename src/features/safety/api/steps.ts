import * as rows from '../../../contract/safety/two-steps.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** X09 */
export const confirmIdentity = (body: Body<'confirmIdentity'>): Promise<Value<'confirmIdentity'>> =>
  call(rows.confirmIdentity, { body });

/** X09 */
export const confirmOptions = (): Promise<Value<'confirmOptions'>> => call(rows.confirmOptions);

/** X09 */
export const loginSecondStep = (body: Body<'loginSecondStep'>): Promise<Value<'loginSecondStep'>> =>
  callOnce(rows.loginSecondStep, { body });

/** X09 */
export const secondStepOptions = (body: Body<'secondStepOptions'>): Promise<Value<'secondStepOptions'>> =>
  call(rows.secondStepOptions, { body });

/** X09 */
export const lostSecondStep = (body: Body<'lostSecondStep'>): Promise<Value<'lostSecondStep'>> =>
  callOnce(rows.lostSecondStep, { body });
