import { passwordLength } from '#contract/account/account-terms.ts';
import { Refusal } from '#sim/core/refusal.ts';

/** Returns whether a password is a common one, ignoring case. */
export type IsCommonPassword = (password: string) => boolean;

const load = async (): Promise<IsCommonPassword> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min));
  return (password) => known.has(password.normalize('NFC').toLowerCase());
};

let loaded: Promise<IsCommonPassword> | undefined;

/** Loads the most common passwords on first use, because the list is large and few calls need it. */
export const loadCommonPasswords = (): Promise<IsCommonPassword> => {
  loaded ??= load();
  return loaded;
};

/** Throws `password.common`; `field` is the name in the body. */
export const refuseCommonPassword = (isCommon: IsCommonPassword, field: string, password: string): void => {
  if (isCommon(password))
    throw new Refusal('password.common', { value: { field }, why: 'it is on the list of common passwords' });
};
