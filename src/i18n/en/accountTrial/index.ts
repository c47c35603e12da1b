import type { BaseTranslation } from '../../i18n-types.ts';

const trial = {
  heading: 'Play first, decide later',
  lead: 'A free account with play money. No name, no number, no deposit.',
  canTitle: 'What you can do',
  can1: 'Browse and start every game',
  can2: 'Mark favourites and see what you played',
  cannotTitle: 'What needs a real account',
  cannot1: 'Deposits and withdrawals',
  cannot2: 'Records, rewards and messages',
  start: 'Start the free trial',
  signUp: 'Create a real account',
} as const satisfies BaseTranslation;

export default trial;
