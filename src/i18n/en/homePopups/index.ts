import type { BaseTranslation } from '../../i18n-types.ts';

const popups = {
  close: 'Close',
  before: 'Previous notice',
  next: 'Next notice',
  understood: 'Close',
  more: 'Find out more',
} as const satisfies BaseTranslation;

export default popups;
