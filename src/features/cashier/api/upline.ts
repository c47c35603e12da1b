import { uplineTransfer } from '../../../contract/cashier/wallet.ts';
import { withdrawInfo } from '../../../contract/cashier/withdraw.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { call } from '../../../lib/http/client.ts';

/** R180: sends money to the agent above; sent again under its key it moves once. */
export const transferToUpline = (body: Body<'uplineTransfer'>, key: string): Promise<Value<'uplineTransfer'>> =>
  call(uplineTransfer, { body, key });

/** What the main wallet holds, and whether money that leaves asks for the withdrawal password. */
export const walletTerms = async (): Promise<{ readonly available: number; readonly asksPassword: boolean }> => {
  const { available, needsPaymentPassword } = await call(withdrawInfo);
  return { available, asksPassword: !needsPaymentPassword };
};
