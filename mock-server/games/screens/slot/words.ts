import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

export const words = localize({
  EN: {
    spin: 'Spin',
    skip: 'Skip',
    welcome: 'Choose your bet and spin.',
    freeWon: (count: number) => `${count} free spins!`,
    freeSpin: (at: number, of: number) => `Free spin ${at} of ${of}, wins ×2`,
    soFar: (amount: string) => `Total so far ${amount}`,
    lines: (count: number) => `${count} lines, left to right. Wins on different lines are added together.`,
    ways: (count: number) => `${count} ways: matching symbols on adjacent reels from the left pay in any row.`,
    wild: 'substitutes for all other symbols.',
    scatter: (from: number, spins: number) => `${from} or more anywhere award ${spins} free spins with ×2 wins.`,
    prizes: 'Payouts for 3, 4 and 5 at your bet',
    reels: 'Reels',
    jackpotWon: (amount: string) => `You won the jackpot: ${amount}!`,
    jackpotRules: (name: string, share: number, start: string) =>
      `${name}: ${share}% of every real-money bet on a jackpot slot goes into one shared pool, which starts at ${start}.`,
    jackpotChance: (chance: string, stake: string) =>
      `Any spin with own money alone can win the whole pool. The chance grows with your bet: 1 in ${chance} at ${stake}. Contribution and start are part of the RTP.`,
    jackpotDemo: 'Demo play neither adds to the jackpot nor wins it.',
  },
  TY: {
    spin: 'Spin',
    skip: 'I-skip',
    welcome: 'Piliin ang taya at mag-spin.',
    freeWon: (count: number) => `${count} free spins!`,
    freeSpin: (at: number, of: number) => `Free spin ${at} sa ${of}, panalo ×2`,
    soFar: (amount: string) => `Total ngayon ${amount}`,
    lines: (count: number) => `${count} lines, mula kaliwa pakanan. Pinagsasama ang panalo ng bawat line.`,
    ways: (count: number) =>
      `${count} ways: panalo ang magkakaparehong symbol sa magkakatabing reel mula kaliwa, kahit saang row.`,
    wild: 'pumapalit sa lahat ng ibang symbol.',
    scatter: (from: number, spins: number) => `${from} o higit pa kahit saan: ${spins} free spins na may ×2 na panalo.`,
    prizes: 'Payout sa 3, 4 at 5, ayon sa taya mo',
    reels: 'Reels',
    jackpotWon: (amount: string) => `Panalo mo ang jackpot: ${amount}!`,
    jackpotRules: (name: string, share: number, start: string) =>
      `${name}: ${share}% ng bawat real-money na taya sa jackpot slots ang napupunta sa iisang pool, na nagsisimula sa ${start}.`,
    jackpotChance: (chance: string, stake: string) =>
      `Puwedeng manalo ng buong pool ang kahit anong spin na own money lang ang taya. Mas malaki ang taya, mas malaki ang chance: 1 sa ${chance} sa tayang ${stake}. Kasama sa RTP ang contribution at ang panimulang pool.`,
    jackpotDemo: 'Sa demo, hindi nadaragdagan at hindi napapanalunan ang jackpot.',
  },
  VI: { some: vi },
});
