import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import { objectWith, storedItem } from '../../../lib/storage/stored-item.ts';

/** What was entered in the deposit form; `way` is the key of a channel. */
export interface DepositDraft {
  readonly way: string;
  readonly amount: string;
  readonly bankId: string;
  readonly payerName: string;
}

/** The draft in the tab's storage, which survives a reload. */
export const storedDraft = storedItem(sessionArea, keys.session.depositDraft, objectWith<Partial<DepositDraft>>());

/** Fills the form of the next visit with a channel and an amount in pesos. */
export const presetDeposit = (way: string, amount: number): void => {
  storedDraft.write({ ...storedDraft.read(), way, amount: String(amount) });
};
