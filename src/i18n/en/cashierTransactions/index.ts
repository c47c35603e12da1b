import type { BaseTranslation } from '../../i18n-types.ts';

/** A move of money whose answer was lost. */
const moves = {
  askingTitle: 'Checking what became of it',
  askingText: 'The answer got lost on the way. Nothing is sent a second time.',
  unsureTitle: 'No answer yet',
  unsureText: 'We keep asking whether it went through. Nothing is sent a second time.',
  undoneTitle: 'It did not go through',
  undoneText: 'No money moved, and what you entered is still here. You can try again.',
  unknownTitle: 'We don’t know yet whether your last request went through',
  unknownText: 'If you have just sent one, check your records before you send it again.',
  ask: 'Check now',
} as const satisfies BaseTranslation;

export default moves;
