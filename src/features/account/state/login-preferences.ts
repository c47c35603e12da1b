import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';

/** Returns whether the player chose "remember me". */
export const shouldRememberLogin = (): boolean => localArea.read(keys.local.autoRemPass) === '1';

/** Returns whether automatic login is on. */
export const isAutoLoginEnabled = (): boolean => localArea.read(keys.local.autoLogin) === '1';

/**
 * Stores the two checkboxes of the login form. `autoSass` is a key of the specification without a meaning of its own and
 * gets the value of `autoLogin`.
 */
export const saveLoginPreferences = ({
  remember,
  auto,
}: {
  readonly remember: boolean;
  readonly auto: boolean;
}): void => {
  localArea.write(keys.local.autoRemPass, remember ? '1' : '0');
  for (const key of [keys.local.autoLogin, keys.local.autoSass]) localArea.write(key, remember && auto ? '1' : '0');
};
