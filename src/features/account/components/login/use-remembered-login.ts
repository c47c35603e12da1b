import { type RefObject, useEffect, useState } from 'react';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import type { LoginMethod } from '../../model/login-methods.ts';
import { isAutoLoginEnabled, saveLoginPreferences, shouldRememberLogin } from '../../state/login-preferences.ts';
import {
  clearRememberedLogin,
  readRememberedPassword,
  rememberedName,
  rememberLogin,
} from '../../state/remembered-login.ts';

const field = (form: HTMLFormElement | null, name: string): HTMLInputElement | null => {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
};

const fill = (input: HTMLInputElement | null, value: string | null): void => {
  if (input && value && input.value === '') input.value = value;
};

/**
 * Prefills the form with the remembered login of a method without overwriting typed values, and stores it again
 * after a login. `nameField` names the field of the username.
 */
export const useRememberedLogin = (
  method: LoginMethod,
  form: RefObject<HTMLFormElement | null>,
  nameField: string,
): { readonly remembering: boolean; readonly choose: (on: boolean) => void; keep(password: string): Promise<void> } => {
  const [remembering, setRemembering] = useState(false);

  useEffect(() => {
    const box = field(form.current, 'remember');
    if (shouldRememberLogin() && box) {
      box.checked = true;
      const fillRemembered = async (): Promise<void> => {
        fill(field(form.current, nameField), rememberedName(method));
        fill(field(form.current, 'password'), await readRememberedPassword(method));
      };
      // Runs in the background, so that the player can type.
      ignoreFailure(fillRemembered());
    }
    setRemembering(box?.checked ?? false);
  }, [method, form, nameField]);

  useEffect(() => {
    const auto = field(form.current, 'auto');
    if (remembering && auto && isAutoLoginEnabled()) auto.checked = true;
  }, [remembering, form]);

  return {
    remembering,
    choose: setRemembering,
    keep: async (password) => {
      const shouldRemember = field(form.current, 'remember')?.checked ?? false;
      saveLoginPreferences({ remember: shouldRemember, auto: field(form.current, 'auto')?.checked ?? false });
      if (!shouldRemember) return clearRememberedLogin(method);
      const username = field(form.current, nameField)?.value.trim() ?? '';
      const countryDialingCode = field(form.current, 'countryDialingCode')?.value ?? '';
      await rememberLogin(method, { username, password, countryDialingCode });
    },
  };
};
