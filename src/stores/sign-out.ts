import { CallAborted, CallError } from '../api/errors.ts';
import { logout } from '../api/session.ts';
import { keys } from '../browser/keys.ts';
import { localArea, sessionArea } from '../browser/storage.ts';
import { keepSession } from './session.ts';

const personal = [
  keys.session.trialName,
  keys.session.firstLoginPassword,
  keys.session.cache,
  keys.session.codeUntil,
  keys.session.balanceHidden,
  keys.session.favouritesLater,
];

const forgetHere = (from: 'header' | 'settings'): void => {
  for (const key of from === 'settings' ? Object.values(keys.session) : personal) sessionArea.remove(key);
  if (from === 'header') {
    for (const key of [keys.local.bankList, keys.local.autoLogin, keys.local.autoSass]) localArea.remove(key);
  } else localArea.write(keys.local.autoLogin, '0');
  if (localArea.read(keys.local.autoRemPass) !== '1') {
    for (const key of [keys.local.rememberedUsername, keys.local.rememberedMobile]) localArea.remove(key);
  }
  keepSession(null);
};

/**
 * Ends the session here even when the call fails (A23). From the header it also forgets the bank list
 * and the automatic login; from the settings it empties the session storage and switches the automatic login off.
 */
export const signOut = async (from: 'header' | 'settings'): Promise<void> => {
  const end = (): void => forgetHere(from);
  // Who leaves before the answer is signed out all the same.
  addEventListener('pagehide', end);
  try {
    await logout();
  } catch (error) {
    if (!(error instanceof CallError || error instanceof CallAborted)) throw error;
  } finally {
    removeEventListener('pagehide', end);
    end();
  }
};
