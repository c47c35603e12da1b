import { passwordLength } from '../../../../src/contract/account/protection-terms.ts';
import { Refusal } from '../../../core/refusal.ts';

/** Whether many people have a password, however its letters are written. */
export type IsCommonPassword = (password: string) => boolean;

const load = async (): Promise<IsCommonPassword> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const known = new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordLength.min));
  return (password) => known.has(password.toLowerCase());
};

let loaded: Promise<IsCommonPassword> | undefined;

/** Loads the passwords that are tried first. The list is packed and few calls need it: it comes with the first of them. */
export const loadCommonPasswords = (): Promise<IsCommonPassword> => {
  loaded ??= load();
  return loaded;
};

/** Throws `password.common`; `field` is the body's. */
export const refuseCommonPassword = (isCommon: IsCommonPassword, field: string, password: string): void => {
  if (isCommon(password))
    throw new Refusal('password.common', { value: { field }, why: 'it is on the list of common passwords' });
};
