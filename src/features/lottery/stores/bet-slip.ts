import { atom } from 'nanostores';
import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';
import type { SlipBet } from '../model/bet-slip.ts';

/** Bets that are not placed yet, of one lottery. Kept for the browser session: a login on the way loses none. */
interface Slip {
  readonly code: string;
  readonly bets: readonly SlipBet[];
}

export const $slip = atom<Slip>({ code: '', bets: [] });

const placeOf = (code: string): string => `${keys.session.lotterySlip}:${code}`;

const isBet = (item: unknown): item is SlipBet =>
  typeof item === 'object' &&
  item !== null &&
  'id' in item &&
  typeof item.id === 'number' &&
  'play' in item &&
  'numbers' in item &&
  Array.isArray(item.numbers) &&
  'stake' in item &&
  typeof item.stake === 'string';

/** Takes up the slip of a lottery where it was left. */
export const openSlip = (code: string): void => {
  const kept = sessionArea.readJson(placeOf(code));
  $slip.set({ code, bets: Array.isArray(kept) ? kept.filter(isBet) : [] });
};

const change = (bets: readonly SlipBet[]): void => {
  const { code } = $slip.get();
  if (bets.length > 0) sessionArea.write(placeOf(code), JSON.stringify(bets));
  else sessionArea.remove(placeOf(code));
  $slip.set({ code, bets });
};

export const addBet = (bet: Omit<SlipBet, 'id'>): void => {
  const { bets } = $slip.get();
  change([...bets, { ...bet, id: Math.max(0, ...bets.map(({ id }) => id)) + 1 }]);
};

export const changeStake = (id: number, stake: string): void =>
  change($slip.get().bets.map((bet) => (bet.id === id ? { ...bet, stake } : bet)));

export const removeBet = (id: number): void => change($slip.get().bets.filter((bet) => bet.id !== id));

export const clearSlip = (): void => change([]);
