import type { BaseTranslation } from '../../i18n-types.ts';

/** How a move of money ended whose page was left before its answer came. */
const moveEnds = {
  deposit: 'Your deposit order',
  withdrawal: 'Your withdrawal request',
  cancelled: 'Cancelling your withdrawal',
  transfer: 'Your transfer',
  dividend: 'Paying the dividend',
  bets: 'Your lottery bets',
  claim: 'Your claim',
  other: 'Your last move of money',
  done: '{what}: it went through.',
  undone: '{what}: it did not go through, no money moved.',
} as const satisfies BaseTranslation;

export default moveEnds;
