import { balance } from '../../../contract/account/member.ts';
import type { Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** The balance with that of each vendor's wallet (A28). */
export const vendorBalances = (merchantCode: string): Promise<Value<'balance'>> =>
  call(balance, { query: { merchantCode } });
