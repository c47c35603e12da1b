import { settleMove } from '../../../contract/cashier/wallet.ts';
import type { Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** What became of the move under this key; one that has not taken place never will (X19). */
export const outcomeOfMove = (key: string): Promise<Value<'settleMove'>> => call(settleMove, { body: { key } });
