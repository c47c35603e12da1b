import type { NamespaceAgencyShareTranslation } from '../../i18n-types.ts';

const agencyShare = {
  placeholderText: 'x',
} as const satisfies NamespaceAgencyShareTranslation;

export default agencyShare;
