import type { BaseTranslation } from '../../i18n-types.ts';

/** Red rain. */
const agentRedRain = {
  begins: 'Next red rain: {time}',
  inDays: '{days}d {hours}h',
  catchOne: 'Catch an envelope',
  youCaught: 'You got',
  inBalance: 'Added to your balance. Bet this amount once to unlock it. No time limit.',
  overTitle: 'The red rain is over',
  overText: 'Come back for the next one.',
  left: '{n} of {all} {{all:envelope|envelopes}} left',
  board: 'Top catches',
  rules: 'Rules',
  ruleFund: '{n} {{n:envelope shares|envelopes share}} {fund}.',
  ruleTime: 'Every evening from {from} to {to}, or until all envelopes are gone.',
  ruleOne: 'One envelope per red rain for agents whose account is at least 1 day old.',
  rulePlay: 'Your envelope is locked until you bet its amount once and have made a deposit. No time limit.',
  ruleChance: 'Amounts are random. Tapping faster does not help.',
} as const satisfies BaseTranslation;

export default agentRedRain;
