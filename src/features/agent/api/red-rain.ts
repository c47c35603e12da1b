import * as rows from '../../../contract/agent/red-rain.ts';
import type { Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R035 */
export const redRain = (language: 'EN' | 'TY'): Promise<Value<'redRain'>> =>
  call(rows.redRain, { query: { language } });

/** R035: sent again under its key it catches nothing more. */
export const grabRedRain = (rainId: string, key: string): Promise<Value<'grabRedRain'>> =>
  call(rows.grabRedRain, { body: { rainId }, key });
