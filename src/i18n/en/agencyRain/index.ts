import type { BaseTranslation } from '../../i18n-types.ts';

const agencyRain = {
  placeholderText: 'x',
} as const satisfies BaseTranslation;

export default agencyRain;
