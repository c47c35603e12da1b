import type { BaseTranslation } from '../../i18n-types.ts';

/** The reality check (X04), the question for limits (X03), refusals by own limits (X02) and the clock of the menu (X05). */
const realityChecks = {
  title: 'Time for a look',
  text: 'You have been playing for {time}.',
  staked: 'Staked',
  won: 'Won',
  net: 'Net',
  goOn: 'Continue',
  history: 'See my bets',
  stop: 'Sign out',
  failed: 'That did not get through. Please try again.',
  hours: '{hours} h {minutes} min',
  minutes: '{minutes} min',
  sitting: 'This session',
  askTitle: 'Do you want a limit?',
  askText:
    'You decide how much you deposit at most. You can set or change limits at any time; lowering counts at once.',
  askYes: 'Set a limit',
  askNo: 'No limit now',
  depositDay: 'your deposit limit of 24 hours',
  depositWeek: 'your deposit limit of 7 days',
  depositMonth: 'your deposit limit of the month',
  lossDay: 'your loss limit of the day',
  lossWeek: 'your loss limit of the week',
  lossMonth: 'your loss limit of the month',
  stakeDay: 'your stake limit of the day',
  stakeWeek: 'your stake limit of the week',
  stakeMonth: 'your stake limit of the month',
  sessionSitting: 'your session limit',
  refused: 'Not within {limit}: {left} left.',
  refusedSession: 'You have reached {limit} of {amount} minutes.',
  fitsAt: 'It fits again from {at}.',
  depositLeft: 'Left of {limit}: {left} of {amount}',
} as const satisfies BaseTranslation;

export default realityChecks;
