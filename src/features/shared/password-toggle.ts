import type { Words } from '#i18n/translate.ts';

/** Returns the labels of the button that shows a password. */
export const passwordToggle = (t: Words) => ({
  showLabel: t.accountPasswordField.show(),
  hideLabel: t.accountPasswordField.hide(),
});
