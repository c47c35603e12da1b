import type { BaseTranslation } from '../../i18n-types.ts';

/** Button of password fields that shows what was typed. Forms of a first paint need it in their document. */
const accountPasswordField = {
  show: 'Show password',
  hide: 'Hide password',
} as const satisfies BaseTranslation;

export default accountPasswordField;
