import { withdrawInfo } from '../../../contract/cashier/withdraw.ts';
import { api } from '../../../lib/http/client.ts';

/** What the main wallet holds, and whether money that leaves asks for the withdrawal password. */
export const walletTerms = async (): Promise<{ readonly available: number; readonly asksPassword: boolean }> => {
  const { available, needsPaymentPassword } = await api(withdrawInfo);
  return { available, asksPassword: !needsPaymentPassword };
};
