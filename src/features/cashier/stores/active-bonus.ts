import { wagering } from '../../../contract/cashier/wagering.ts';
import type { Value } from '../../../contract/types.ts';
import { api } from '../../../lib/http/client.ts';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';

/** Returns the bonuses among the locked parts of a balance. */
export const bonusesOf = ({ parts }: Value<'wagering'>) => parts.filter(({ bonusId }) => bonusId !== null);

/** Stores whether the member has a bonus, so that the head script reserves the box of its card on the next page. */
export const rememberActiveBonus = (value: Value<'wagering'>): void => {
  sessionArea.write(keys.session.activeBonus, bonusesOf(value).length > 0 ? '1' : '0');
};

/** Asks once per browser session whether the member has a bonus. Throws CallError. */
export const findActiveBonus = async (language: 'EN' | 'TY'): Promise<void> => {
  if (sessionArea.read(keys.session.activeBonus) !== null) return;
  rememberActiveBonus(await api(wagering, { query: { language } }));
};
