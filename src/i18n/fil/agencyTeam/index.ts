import type { NamespaceAgencyTeamTranslation } from '../../i18n-types.ts';

const agencyTeam = {
  placeholderText: 'x',
} as const satisfies NamespaceAgencyTeamTranslation;

export default agencyTeam;
