import * as rows from '../../../contract/account/trial.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R227 */
export const trialUser = (): Promise<Value<'trialUser'>> => call(rows.trialUser);

/** R227 */
export const freePlay = (body: Body<'freePlay'>): Promise<Value<'freePlay'>> => call(rows.freePlay, { body });
