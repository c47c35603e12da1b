import type { NamespaceAgencyOpenTranslation } from '../../i18n-types.ts';

const agencyOpen = {
  placeholderText: 'x',
} as const satisfies NamespaceAgencyOpenTranslation;

export default agencyOpen;
