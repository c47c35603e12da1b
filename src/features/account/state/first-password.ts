import { minuteMs } from '#lib/dates/units.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { objectWith, storedItem } from '#lib/storage/stored-item.ts';

const vaultKey = 'first-login';
/** How long a first password is kept, ms. */
const maxAgeMs = 5 * minuteMs;

interface FirstPassword {
  /** Encrypted password. */
  readonly hidden: string;
  /** When it was stored, epoch ms. */
  readonly at: number;
}

const stored = storedItem(sessionArea, keys.session.firstLoginPassword, objectWith<FirstPassword>('hidden', 'at'));

/** Stores the password of a first login for the page that changes it: encrypted, for five minutes. */
export const storeFirstPassword = async (password: string): Promise<void> => {
  const { encryptText } = await import('#lib/storage/encrypted-text.ts');
  const hidden = await encryptText(vaultKey, password);
  if (hidden) stored.write({ hidden, at: Date.now() });
};

/** Returns the stored password and removes it; null without one. */
export const takeFirstPassword = async (): Promise<string | null> => {
  const item = stored.read();
  stored.write(null);
  if (!item || !(Date.now() - item.at < maxAgeMs)) return null;
  const { decryptText } = await import('#lib/storage/encrypted-text.ts');
  return decryptText(vaultKey, item.hidden);
};
