import { keys } from '../../../lib/storage/keys.ts';
import { sessionArea } from '../../../lib/storage/storage.ts';

const vaultKey = 'first-login';
const life = 5 * 60_000;

/** Leaves the password of a first login for the page that changes it (A05): encrypted, for five minutes. */
export const storeFirstPassword = async (password: string): Promise<void> => {
  const { encryptText } = await import('../../../lib/storage/encrypted-text.ts');
  const hidden = await encryptText(vaultKey, password);
  if (hidden) sessionArea.write(keys.session.firstLoginPassword, JSON.stringify({ hidden, at: Date.now() }));
};

/** Takes the password into memory and removes the item at once. */
export const takeFirstPassword = async (): Promise<string | null> => {
  const item = sessionArea.readJson(keys.session.firstLoginPassword);
  sessionArea.remove(keys.session.firstLoginPassword);
  if (typeof item !== 'object' || item === null || !('hidden' in item) || !('at' in item)) return null;
  if (typeof item.hidden !== 'string' || !(Date.now() - Number(item.at) < life)) return null;
  const { decryptText } = await import('../../../lib/storage/encrypted-text.ts');
  return decryptText(vaultKey, item.hidden);
};
