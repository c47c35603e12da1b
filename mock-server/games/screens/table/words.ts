import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Throw the dice',
    welcome: 'Tap the colours you like, then throw.',
    thrown: (colours: string) => `The dice show ${colours}.`,
    rule: 'Three dice with six colours. Your colour on one die pays ×{0}, on two ×{1}, on all three ×{2}.',
    yellow: 'yellow',
    white: 'white',
    pink: 'pink',
    blue: 'blue',
    red: 'red',
    green: 'green',
  },
  TY: {
    go: 'Ihagis ang dado',
    welcome: 'Pindutin ang mga kulay na gusto mo, saka ihagis.',
    thrown: (colours: string) => `Lumabas ang ${colours}.`,
    rule: 'Tatlong dado na may anim na kulay. Kapag lumabas ang kulay mo sa isang dado, ×{0} ang balik; sa dalawa, ×{1}; sa tatlo, ×{2}.',
    yellow: 'dilaw',
    white: 'puti',
    pink: 'rosas',
    blue: 'asul',
    red: 'pula',
    green: 'berde',
  },
});
