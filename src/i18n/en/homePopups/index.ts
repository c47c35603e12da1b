import type { BaseTranslation } from '../../i18n-types.ts';

const homePopups = {
  close: 'Close',
  before: 'Previous',
  next: 'Next',
  understood: 'Close',
  more: 'View',
} as const satisfies BaseTranslation;

export default homePopups;
