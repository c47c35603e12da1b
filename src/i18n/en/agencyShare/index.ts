import type { BaseTranslation } from '../../i18n-types.ts';

const agencyShare = {
  placeholderText: 'x',
} as const satisfies BaseTranslation;

export default agencyShare;
