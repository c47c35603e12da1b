import { withdrawInfo } from '#contract/cashier/withdraw.ts';
import { api } from '#lib/http/client.ts';

/** Returns the available balance in major units and whether transfers need the withdrawal password. */
export const walletTerms = async (): Promise<{ readonly available: number; readonly asksPassword: boolean }> => {
  const { available, needsPaymentPassword } = await api(withdrawInfo);
  return { available, asksPassword: !needsPaymentPassword };
};
