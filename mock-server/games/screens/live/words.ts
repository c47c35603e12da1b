import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

export const words = localize({
  EN: {
    go: 'Place bet',
    welcome: 'Bet on the hand closest to 9.',
    accepted: 'Bet placed.',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    pays: (factor: number) => `pays ×${factor}`,
    wins: (winner: string, player: number, banker: number) => `${winner}: player ${player}, banker ${banker}.`,
    rule: 'Each hand gets 2 or 3 cards by fixed rules. Aces count 1, tens and face cards 0, and only the last digit of the total counts. The hand closest to 9 wins. On a tie, player and banker bets are refunded.',
    standIn: 'This table is simulated, including the dealer, other players and rounds you don’t bet on.',
  },
  TY: {
    go: 'Ilagay ang taya',
    welcome: 'Tumaya sa hand na pinakamalapit sa 9.',
    accepted: 'Nailagay na ang taya.',
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    pays: (factor: number) => `payout ×${factor}`,
    wins: (winner: string, player: number, banker: number) => `${winner}: player ${player}, banker ${banker}.`,
    rule: '2 o 3 baraha ang bawat hand ayon sa rules. 1 ang alas, 0 ang sampu at face cards, at ang huling digit lang ng total ang bilang. Panalo ang pinakamalapit sa 9. Kapag tie, ire-refund ang taya sa player at banker.',
    standIn: 'Simulated na mesa: simulated ang dealer, ibang player at mga round na wala kang taya.',
  },
  VI: vi,
});
