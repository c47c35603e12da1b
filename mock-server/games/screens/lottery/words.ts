import { localize } from '../shell/language.ts';
import { vi } from './words.vi.ts';

export const words = localize({
  EN: {
    go: 'Draw',
    quick: 'Lucky pick',
    welcome: (most: number) => `Pick 1 to ${most} numbers.`,
    numbers: 'Numbers',
    full: (most: number) => `You can pick up to ${most} numbers.`,
    drawn: (numbers: string) => `Drawn: ${numbers}`,
    hits: (hits: number, of: number) => `${hits} of ${of} matched`,
    prize: (hits: number, amount: string) => `${hits} matched: ${amount}`,
    rule: (drawn: number, balls: number) =>
      `${drawn} of ${balls} balls are drawn. Your payout depends on how many numbers you picked and matched.`,
    table: 'Payouts as multiples of the bet',
    picked: (count: number) => `${count} picked`,
  },
  TY: {
    go: 'Mag-draw',
    quick: 'Lucky pick',
    welcome: (most: number) => `Pumili ng 1 hanggang ${most} number.`,
    numbers: 'Numbers',
    full: (most: number) => `Hanggang ${most} number lang.`,
    drawn: (numbers: string) => `Lumabas: ${numbers}`,
    hits: (hits: number, of: number) => `${hits} sa ${of} ang tumama`,
    prize: (hits: number, amount: string) => `${hits} tama: ${amount}`,
    rule: (drawn: number, balls: number) =>
      `${drawn} sa ${balls} bola ang lalabas. Depende ang payout sa dami ng pinili at tumamang number.`,
    table: 'Payout bilang multiple ng taya',
    picked: (count: number) => `${count} ang napili`,
  },
  VI: vi,
});
