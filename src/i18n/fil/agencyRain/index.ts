import type { NamespaceAgencyRainTranslation } from '../../i18n-types.ts';

const agencyRain = {
  placeholderText: 'x',
} as const satisfies NamespaceAgencyRainTranslation;

export default agencyRain;
