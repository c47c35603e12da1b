import { atom } from 'nanostores';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import type { SlipBet } from '../model/bet-slip.ts';

/** Unplaced bets of one lottery. Kept for the browser session, so that a login does not lose them. */
interface Slip {
  readonly code: string;
  readonly bets: readonly SlipBet[];
}

export const $slip = atom<Slip>({ code: '', bets: [] });

const isBet = (item: unknown): item is SlipBet => {
  const bet = objectWith<SlipBet>('id', 'play', 'numbers', 'stake')(item);
  return typeof bet?.id === 'number' && Array.isArray(bet.numbers) && typeof bet.stake === 'string';
};

const storedBets = (code: string) =>
  storedItem(sessionArea, `${keys.session.lotterySlip}:${code}`, (items): readonly SlipBet[] =>
    Array.isArray(items) ? items.filter(isBet) : [],
  );

/** Opens the slip of a lottery with its stored bets. */
export const openSlip = (code: string): void => $slip.set({ code, bets: storedBets(code).read() ?? [] });

const change = (bets: readonly SlipBet[]): void => {
  const { code } = $slip.get();
  storedBets(code).write(bets.length > 0 ? bets : null);
  $slip.set({ code, bets });
};

export const addBet = (bet: Omit<SlipBet, 'id'>): void => {
  const { bets } = $slip.get();
  change([...bets, { ...bet, id: Math.max(0, ...bets.map(({ id }) => id)) + 1 }]);
};

export const changeStake = (id: number, stake: string): void =>
  change($slip.get().bets.map((bet) => (bet.id === id ? { ...bet, stake } : bet)));

export const removeBet = (id: number): void => change($slip.get().bets.filter((bet) => bet.id !== id));
