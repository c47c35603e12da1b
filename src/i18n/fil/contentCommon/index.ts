import type { NamespaceContentCommonTranslation } from '../../i18n-types.ts';

const contentCommon = {
  updated: 'Huling na-update {day}',
  contents: 'Contents',
  homeDescription: 'Laro, sports, promos at tulong sa isang demo. Walang totoong pera.',
  agreementDescription: 'Rules ng site at privacy notice sa simpleng salita.',
  responsibleDescription: 'Limits, pahinga at tulong kapag hindi na masaya ang paglalaro.',
} as const satisfies NamespaceContentCommonTranslation;

export default contentCommon;
