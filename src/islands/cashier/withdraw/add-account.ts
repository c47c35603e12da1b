import { addBankCard, setPaymentPassword } from '../../../api/cashier/accounts.ts';
import { withdrawInfo } from '../../../api/cashier/withdraw.ts';
import { codeOf } from '../../../api/errors.ts';
import type { Body, Value } from '../../../contract/types.ts';
import { isUnsure } from '../../../stores/cashier/pending-move.ts';

/** Whether a call may have done its work all the same: its answer was lost, or it repeats one whose answer was. */
const mayBeDone = (error: unknown, ifRepeated: string): boolean => isUnsure(error) || codeOf(error) === ifRepeated;

/** Adds an account and answers its id, also where it was made and the answer lost. Throws CallError. */
export const addAccount = async (
  known: Value<'withdrawInfo'>['cards'],
  order: Body<'addBankCard'>,
): Promise<string> => {
  try {
    return (await addBankCard(order)).cardId;
  } catch (error) {
    if (!mayBeDone(error, 'request.conflict')) throw error;
    const { cards = [] } = (await withdrawInfo().catch(() => null)) ?? {};
    const made = cards.find(
      ({ cardId, number }) => !known.some((it) => it.cardId === cardId) && number.slice(-4) === order.number.slice(-4),
    );
    if (!made) throw error;
    return made.cardId;
  }
};

/** Sets the first withdrawal password; false where one is set already, by a call whose answer was lost. Throws CallError. */
export const setFirstPassword = async (order: Body<'setPaymentPassword'>): Promise<boolean> => {
  try {
    await setPaymentPassword(order);
    return true;
  } catch (error) {
    if (!mayBeDone(error, 'payment.wrong-password')) throw error;
    const info = await withdrawInfo().catch(() => null);
    if (info?.needsPaymentPassword !== false) throw error;
    return false;
  }
};
