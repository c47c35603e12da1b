import type { BaseTranslation } from '../../i18n-types.ts';

const agencyOpen = {
  placeholderText: 'x',
} as const satisfies BaseTranslation;

export default agencyOpen;
