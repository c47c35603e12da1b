import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Place slip',
    welcome: (most: number) => `Pick a winner in up to ${most} matches. All must come in.`,
    full: (most: number) => `A slip holds ${most} picks.`,
    slip: (picks: number, odds: string) => `${picks} picks, odds ${odds}`,
    back: (amount: string) => `Could return ${amount}`,
    draw: 'Draw',
    pick: (name: string) => `${name}, odds`,
    rule: 'The odds of all picks are multiplied. When every pick comes in, the bet is paid times that; when one fails, the bet is lost. The simulator plays the matches out as soon as the slip is placed. The house keeps 4.5 % in the odds of each match.',
    came: (won: number, of: number) => `${won} of ${of} picks came in.`,
    won: 'came in',
    lost: 'failed',
  },
  TY: {
    go: 'Ilagay ang slip',
    welcome: (most: number) => `Pumili ng panalo sa hanggang ${most} laban. Dapat tama lahat.`,
    full: (most: number) => `${most} pili lang ang kasya sa slip.`,
    slip: (picks: number, odds: string) => `${picks} pili, odds ${odds}`,
    back: (amount: string) => `Puwedeng bumalik: ${amount}`,
    draw: 'Tabla',
    pick: (name: string) => `${name}, odds`,
    rule: 'Pinagpaparami ang odds ng lahat ng pili. Kapag tama lahat, babayaran ang taya ayon doon; kapag may mali, talo ang taya. Nilalaro agad ng simulator ang mga laban pagkalagay ng slip. 4.5 % ang kinukuha ng bahay sa odds ng bawat laban.',
    came: (won: number, of: number) => `${won} sa ${of} pili ang tumama.`,
    won: 'tumama',
    lost: 'mali',
  },
});
