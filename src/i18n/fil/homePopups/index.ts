import type { NamespaceHomePopupsTranslation } from '../../i18n-types.ts';

const popups = {
  close: 'Isara',
  before: 'Naunang abiso',
  next: 'Susunod na abiso',
  understood: 'Isara',
  more: 'Alamin pa',
} as const satisfies NamespaceHomePopupsTranslation;

export default popups;
