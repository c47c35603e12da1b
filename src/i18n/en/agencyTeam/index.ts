import type { BaseTranslation } from '../../i18n-types.ts';

const agencyTeam = {
  placeholderText: 'x',
} as const satisfies BaseTranslation;

export default agencyTeam;
