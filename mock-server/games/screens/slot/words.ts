import { speak } from '../shell/language.ts';

export const words = speak({
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
  },
  TY: {
    spin: 'Spin',
    skip: 'I-skip',
    welcome: 'Piliin ang taya at mag-spin.',
    freeWon: (count: number) => `${count} free spins!`,
    freeSpin: (at: number, of: number) => `Free spin ${at} ng ${of}, panalo ×2`,
    soFar: (amount: string) => `Total ngayon ${amount}`,
    lines: (count: number) => `${count} lines, mula kaliwa pakanan. Pinagsasama ang panalo ng bawat line.`,
    ways: (count: number) =>
      `${count} ways: panalo ang magkakaparehong symbol sa magkakatabing reel mula kaliwa, kahit saang row.`,
    wild: 'pumapalit sa lahat ng ibang symbol.',
    scatter: (from: number, spins: number) => `${from} o higit pa kahit saan: ${spins} free spins na may ×2 na panalo.`,
    prizes: 'Payout sa 3, 4 at 5, ayon sa taya mo',
    reels: 'Reels',
  },
});
