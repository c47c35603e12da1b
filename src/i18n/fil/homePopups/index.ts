import type { NamespaceHomePopupsTranslation } from '../../i18n-types.ts';

const popups = {
  close: 'Isara',
  before: 'Nakaraan',
  next: 'Susunod',
  understood: 'Isara',
  more: 'Tingnan',
} as const satisfies NamespaceHomePopupsTranslation;

export default popups;
