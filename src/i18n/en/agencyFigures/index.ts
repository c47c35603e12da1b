import type { BaseTranslation } from '../../i18n-types.ts';

const agencyFigures = {
  placeholderText: 'x',
} as const satisfies BaseTranslation;

export default agencyFigures;
