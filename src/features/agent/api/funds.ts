import * as rows from '../../../contract/agent/funds.ts';
import type { Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R261: whether contracts wait for the agent's answer. */
export const fundsConsolidated = (): Promise<Value<'fundsConsolidated'>> => call(rows.fundsConsolidated);
