import * as rows from '../../../contract/safety/two-steps.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { callOnce } from '../../../lib/http/call-once.ts';
import { call } from '../../../lib/http/client.ts';

/** X09 */
export const twoSteps = (signal?: AbortSignal): Promise<Value<'twoSteps'>> =>
  call(rows.twoSteps, signal ? { signal } : {});

/** X09; the app shows the key under the name of the merchant's brand. */
export const beginTwoSteps = (merchantCode: string): Promise<Value<'beginTwoSteps'>> =>
  call(rows.beginTwoSteps, { query: { merchantCode } });

/** X09 */
export const turnOnTwoSteps = (body: Body<'turnOnTwoSteps'>): Promise<Value<'turnOnTwoSteps'>> =>
  call(rows.turnOnTwoSteps, { body });

/** X09 */
export const turnOffTwoSteps = (): Promise<Value<'turnOffTwoSteps'>> => callOnce(rows.turnOffTwoSteps);

/** X09 */
export const renewRecoveryCodes = (): Promise<Value<'renewRecoveryCodes'>> => call(rows.renewRecoveryCodes);

/** X09 */
export const keepTwoSteps = (): Promise<Value<'keepTwoSteps'>> => call(rows.keepTwoSteps);
