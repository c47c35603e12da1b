import { keys } from '#lib/storage/keys.ts';
import { localArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';
import type { LoginMethod } from '../model/login-methods.ts';
import { loginType } from '../model/login-type.ts';

/**
 * A remembered login. `type` 0 is a username with a password, 1 a mobile number without one. `password` is encrypted and
 * base64-encoded twice, the second time with the salt prepended.
 */
interface LoginRecord {
  readonly type: typeof loginType.username | typeof loginType.smsCode;
  readonly username: string;
  readonly password: string;
  readonly salt: string;
  readonly countryDialingCode: string;
}

const places = { username: keys.local.rememberedUsername, mobile: keys.local.rememberedMobile } as const;
const vaultKey = (method: LoginMethod): string => `remembered-${method}`;

const fields = ['username', 'password', 'salt', 'countryDialingCode'] as const;

const itemOf = (method: LoginMethod) =>
  storedItem(localArea, places[method], (value) => {
    const record = objectWith<LoginRecord>(...fields)(value);
    return record && fields.every((field) => typeof record[field] === 'string') ? record : null;
  });

/** Returns the username of the remembered login of a method; null without one. */
export const rememberedName = (method: LoginMethod): string | null => itemOf(method).read()?.username ?? null;

export const clearRememberedLogin = (method: LoginMethod): void => void itemOf(method).write(null);

const discardLogin = (method: LoginMethod): null => {
  clearRememberedLogin(method);
  return null;
};

/** Returns the remembered password; deletes a record that cannot be decoded. */
export const readRememberedPassword = async (method: LoginMethod): Promise<string | null> => {
  const record = itemOf(method).read();
  if (!record?.password) return null;
  try {
    const [salt, inner] = atob(record.password).split('.');
    if (salt !== record.salt || !inner) return discardLogin(method);
    const { decryptText } = await import('#lib/storage/encrypted-text.ts');
    return (await decryptText(vaultKey(method), atob(inner))) ?? discardLogin(method);
  } catch {
    return discardLogin(method);
  }
};

/** Stores a login for the next visit; without WebCrypto only the name. */
export const rememberLogin = async (
  method: LoginMethod,
  login: { readonly username: string; readonly password: string; readonly countryDialingCode: string },
): Promise<void> => {
  const { encryptText } = await import('#lib/storage/encrypted-text.ts');
  const hidden = login.password && (await encryptText(vaultKey(method), login.password));
  const salt = crypto.getRandomValues(new Uint32Array(2)).join('');
  const record: LoginRecord = {
    type: method === 'username' ? loginType.username : loginType.smsCode,
    username: login.username,
    password: hidden ? btoa(`${salt}.${btoa(hidden)}`) : '',
    salt,
    countryDialingCode: login.countryDialingCode,
  };
  itemOf(method).write(record);
};

/** Puts a changed password into the record, if one holds a password. */
export const renewRememberedPassword = async (password: string): Promise<void> => {
  const record = itemOf('username').read();
  if (record?.password) await rememberLogin('username', { ...record, password });
};
