import type { BaseTranslation } from '../../i18n-types.ts';

/** Red rain. */
const agencyRain = {
  begins: 'The next red rain begins at {time}',
  inDays: '{days} d {hours} h',
  catchOne: 'Catch an envelope',
  youCaught: 'You caught',
  inBalance: 'It is in your balance. Stake as much once before anything is withdrawn or sent on.',
  overTitle: 'The rain is over',
  overText: 'Come back for the next one.',
  left: '{n} of {all} envelopes left',
  board: 'Who caught most',
  rules: 'Rules',
  ruleFund: '{n} envelopes share {fund}.',
  ruleTime: 'It rains every evening from {from} to {to}, or until none is left.',
  ruleOne: 'Every agent whose account is a day old catches one envelope a rain.',
  rulePlay: 'Stake the amount of your envelope once: until then nothing can be withdrawn or sent on.',
  ruleChance: 'The server decides what is inside: speed in tapping does not count.',
} as const satisfies BaseTranslation;

export default agencyRain;
