import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Place bet',
    welcome: (most: number) => `Pick the winner of up to ${most} matches. All picks must win.`,
    full: (most: number) => `A bet slip holds up to ${most} picks.`,
    slip: (picks: number, odds: string) => `${picks} picks, odds ${odds}`,
    back: (amount: string) => `Possible payout ${amount}`,
    draw: 'Draw',
    pick: (name: string) => `${name}, odds`,
    rule: 'The odds of all picks are multiplied. If every pick wins, your payout is your bet times the total odds. If one pick loses, you lose the bet. Matches are simulated right after you place the bet. The house margin is 4.5% per match.',
    came: (won: number, of: number) => `${won} of ${of} picks won.`,
    won: 'won',
    lost: 'lost',
  },
  TY: {
    go: 'Ilagay ang taya',
    welcome: (most: number) => `Piliin ang mananalo sa hanggang ${most} match. Dapat tama lahat.`,
    full: (most: number) => `Hanggang ${most} pick lang ang bet slip.`,
    slip: (picks: number, odds: string) => `${picks} picks, odds ${odds}`,
    back: (amount: string) => `Posibleng payout ${amount}`,
    draw: 'Draw',
    pick: (name: string) => `${name}, odds`,
    rule: 'Mina-multiply ang odds ng lahat ng pick. Kapag tama lahat, taya × total odds ang payout. Kapag may mali, talo ang taya. Simulated agad ang matches pagkalagay ng taya. 4.5% ang house margin bawat match.',
    came: (won: number, of: number) => `${won} sa ${of} picks ang panalo.`,
    won: 'panalo',
    lost: 'talo',
  },
});
