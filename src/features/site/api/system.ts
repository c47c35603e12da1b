import * as rows from '../../../contract/site/system.ts';
import type { Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R044 */
export const templateSettings = (): Promise<Value<'templateSettings'>> => call(rows.templateSettings);

/** R045 */
export const consolidatedSettings = (): Promise<Value<'consolidatedSettings'>> => call(rows.consolidatedSettings);

/** A88 */
export const version = (): Promise<Value<'version'>> => call(rows.version);
