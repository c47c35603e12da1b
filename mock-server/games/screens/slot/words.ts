import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    spin: 'Spin',
    skip: 'Skip',
    welcome: 'Choose your bet and spin.',
    freeWon: (count: number) => `${count} free spins!`,
    freeSpin: (at: number, of: number) => `Free spin ${at} of ${of}, wins ×2`,
    soFar: (amount: string) => `${amount} so far`,
    lines: (count: number) => `${count} lines, from left to right. Prizes of different lines add up.`,
    ways: (count: number) => `${count} ways: the same symbol on neighbouring reels from the left pays, in any row.`,
    wild: 'stands for every other picture.',
    scatter: (from: number, spins: number) => `${from} or more anywhere: ${spins} free spins, wins ×2.`,
    prizes: 'Prizes for 3, 4 and 5, at your bet',
    reels: 'Reels',
  },
  TY: {
    spin: 'Paikutin',
    skip: 'Laktawan',
    welcome: 'Piliin ang taya at paikutin.',
    freeWon: (count: number) => `${count} libreng spin!`,
    freeSpin: (at: number, of: number) => `Libreng spin ${at} ng ${of}, doble ang panalo`,
    soFar: (amount: string) => `${amount} na sa ngayon`,
    lines: (count: number) => `${count} linya, mula kaliwa pakanan. Nagsasama ang premyo ng bawat linya.`,
    ways: (count: number) =>
      `${count} paraan: panalo ang magkakaparehong larawan sa magkakatabing reel mula kaliwa, kahit saang hanay.`,
    wild: 'pumapalit sa kahit anong larawan.',
    scatter: (from: number, spins: number) => `${from} o higit pa kahit saan: ${spins} libreng spin, doble ang panalo.`,
    prizes: 'Premyo sa 3, 4 at 5, ayon sa taya mo',
    reels: 'Mga reel',
  },
});
