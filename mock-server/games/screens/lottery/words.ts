import { speak } from '../shell/language.ts';

export const words = speak({
  EN: {
    go: 'Draw',
    quick: 'Lucky pick',
    clear: 'Clear',
    welcome: (most: number) => `Pick one to ${most} numbers.`,
    numbers: 'Numbers',
    full: (most: number) => `${most} numbers are the most.`,
    drawn: (numbers: string) => `Drawn: ${numbers}`,
    hits: (hits: number, of: number) => `${hits} of ${of} hit`,
    prize: (hits: number, amount: string) => `${hits} hits: ${amount}`,
    rule: (drawn: number, balls: number) =>
      `${drawn} of ${balls} balls are drawn. What you win depends on how many you picked and how many came.`,
    table: 'Prizes as multiples of the bet',
    picked: (count: number) => `${count} picked`,
  },
  TY: {
    go: 'Bunutin',
    quick: 'Lucky pick',
    clear: 'Burahin',
    welcome: (most: number) => `Pumili ng isa hanggang ${most} numero.`,
    numbers: 'Mga numero',
    full: (most: number) => `Hanggang ${most} numero lang.`,
    drawn: (numbers: string) => `Nabunot: ${numbers}`,
    hits: (hits: number, of: number) => `${hits} sa ${of} ang tumama`,
    prize: (hits: number, amount: string) => `${hits} tama: ${amount}`,
    rule: (drawn: number, balls: number) =>
      `${drawn} sa ${balls} bola ang binubunot. Depende ang panalo sa dami ng pinili mo at ng tumama.`,
    table: 'Premyo bilang multiple ng taya',
    picked: (count: number) => `${count} ang napili`,
  },
});
