import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

/** Values of the deposit form; `method` is the key of a payment method. */
export interface DepositDraft {
  readonly method: string;
  readonly amount: string;
  readonly bankId: string;
  /** Absent until typed or chosen. */
  readonly payerName?: string;
}

/** The draft in session storage, which survives a reload. */
export const storedDraft = storedItem(sessionArea, keys.session.depositDraft, objectWith<Partial<DepositDraft>>());

/** Prefills the form of the next visit with a payment method and an amount in major units. */
export const presetDeposit = (method: string, amount: number): void => {
  storedDraft.write({ ...storedDraft.read(), method, amount: String(amount) });
};
