import type { BaseTranslation } from '../../i18n-types.ts';

/** A move of money whose answer was lost. */
const moves = {
  askingTitle: 'Checking what became of it',
  askingText: 'We did not get a response. You won’t be charged twice.',
  unsureTitle: 'No answer yet',
  unsureText: 'We are still checking whether it went through. You won’t be charged twice.',
  undoneTitle: 'It did not go through',
  undoneText: 'No money moved, and what you entered is still here. You can try again.',
  unknownTitle: 'We don’t know yet whether your last request went through',
  unknownText: 'If you have just sent one, check your records before you send it again.',
  ask: 'Check now',
} as const satisfies BaseTranslation;

export default moves;
