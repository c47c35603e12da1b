import type { BaseTranslation } from '../../i18n-types.ts';

const content = {
  updated: 'Last changed {day}',
  contents: 'Contents',
  setLimits: 'Set your limits',
  homeDescription: 'Games, sports, promotions and help in one demonstration. No real money moves.',
  agreementDescription: 'The rules of the site and the privacy notice, in plain words.',
  responsibleDescription: 'Limits, breaks and who listens when play stops being fun.',
} as const satisfies BaseTranslation;

export default content;
