import type { NamespaceAgencyFiguresTranslation } from '../../i18n-types.ts';

const agencyFigures = {
  placeholderText: 'x',
} as const satisfies NamespaceAgencyFiguresTranslation;

export default agencyFigures;
