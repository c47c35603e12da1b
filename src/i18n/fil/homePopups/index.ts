import type { NamespaceHomePopupsTranslation } from '../../i18n-types.ts';

const homePopups = {
  close: 'Isara',
  before: 'Nakaraan',
  next: 'Susunod',
  understood: 'Isara',
  more: 'Tingnan',
} as const satisfies NamespaceHomePopupsTranslation;

export default homePopups;
