import type { BaseTranslation } from '../../i18n-types.ts';

const contentCommon = {
  updated: 'Last updated {day}',
  contents: 'Contents',
  homeDescription: 'Games, sports, promotions and help in one demo. No real money.',
  agreementDescription: 'The rules of the site and the privacy notice in plain language.',
  responsibleDescription: 'Limits, breaks and help when gaming is no longer fun.',
} as const satisfies BaseTranslation;

export default contentCommon;
