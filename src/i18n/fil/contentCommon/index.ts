import type { NamespaceContentCommonTranslation } from '../../i18n-types.ts';

const content = {
  updated: 'Huling binago {day}',
  contents: 'Nilalaman',
  setLimits: 'Itakda ang mga limit mo',
  homeDescription: 'Laro, sports, promo at tulong sa isang demo. Walang totoong pera.',
  agreementDescription: 'Ang mga patakaran ng site at ang abiso sa privacy, sa simpleng salita.',
  responsibleDescription: 'Mga limit, pahinga at kung sino ang makikinig kapag hindi na masaya ang paglalaro.',
} as const satisfies NamespaceContentCommonTranslation;

export default content;
