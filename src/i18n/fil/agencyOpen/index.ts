import type { NamespaceAgencyOpenTranslation } from '../../i18n-types.ts';

const agencyOpen = {
  percentOf: '{category}, porsiyento',
  slideOf: '{category}',
  upTo: 'hanggang {most}',
  between: '{least} hanggang {most}',
  rateStep: 'Kada {step}',
  rateBounds: 'Sa pagitan ng {least} at {most}',
  meaning: 'Sa bawat ₱1,000 na taya sa {category}: {theirs} sa miyembro, {yours} sa iyo.',
} as const satisfies NamespaceAgencyOpenTranslation;

export default agencyOpen;
