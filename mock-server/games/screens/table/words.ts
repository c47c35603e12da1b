import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

export const words = localize({
  EN: {
    go: 'Roll the dice',
    welcome: 'Tap the colours to bet on, then roll.',
    thrown: (colours: string) => `The dice show ${colours}.`,
    rule: 'Three dice with six colours. Your colour pays ×{0} on one die, ×{1} on two and ×{2} on three.',
    yellow: 'yellow',
    white: 'white',
    pink: 'pink',
    blue: 'blue',
    red: 'red',
    green: 'green',
  },
  TY: {
    go: 'I-roll ang dice',
    welcome: 'I-tap ang mga kulay na tatayaan, tapos i-roll.',
    thrown: (colours: string) => `Lumabas ang ${colours}.`,
    rule: 'Tatlong dice na may anim na kulay. Payout ng kulay mo: ×{0} sa isang dice, ×{1} sa dalawa, ×{2} sa tatlo.',
    yellow: 'dilaw',
    white: 'puti',
    pink: 'pink',
    blue: 'asul',
    red: 'pula',
    green: 'berde',
  },
  VI: vi,
});
