import type { NamespaceAccountPasswordFieldTranslation } from '../../i18n-types.ts';

const accountPasswordField = {
  show: 'Ipakita ang password',
  hide: 'Itago ang password',
} as const satisfies NamespaceAccountPasswordFieldTranslation;

export default accountPasswordField;
