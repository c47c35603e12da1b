import type { BaseTranslation } from '../../i18n-types.ts';

const popups = {
  close: 'Close',
  before: 'Previous',
  next: 'Next',
  understood: 'Close',
  more: 'Learn more',
} as const satisfies BaseTranslation;

export default popups;
