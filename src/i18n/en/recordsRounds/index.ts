import type { BaseTranslation } from '../../i18n-types.ts';

/** Details of a game round in the betting record. */
const rounds = {
  title: 'Round details',
  bets: 'Your bets',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  winner: 'Winner',
  dice: 'Dice',
  yellow: 'Yellow',
  white: 'White',
  pink: 'Pink',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  target: 'Cash-out target',
  crashedAt: 'Crashed at',
  shotAt: 'Target',
  shot: 'Shot',
  caught: 'Caught',
  missed: 'Missed',
  fish: 'Blue fish',
  'tropical-fish': 'Angelfish',
  crab: 'Crab',
  turtle: 'Turtle',
  octopus: 'Octopus',
  shark: 'Shark',
  'spouting-whale': 'Whale',
  picks: 'Your numbers',
  drawn: 'Drawn numbers',
  hits: 'Matches',
  wins: 'Winning combinations',
  freeSpins: 'Free spins',
} as const satisfies BaseTranslation;

export default rounds;
