import type { BaseTranslation } from '../../i18n-types.ts';

/** Opening accounts, links, and what rebates mean. */
const agencyOpen = {
  percentOf: '{category}, per cent',
  slideOf: '{category}',
  upTo: 'up to {most}',
  between: '{least} to {most}',
  rateStep: 'Steps of {step}',
  rateBounds: 'Between {least} and {most}',
  meaning: 'Of every ₱1,000 bet on {category}: {theirs} for the member, {yours} for you.',
} as const satisfies BaseTranslation;

export default agencyOpen;
