import { atom, computed } from 'nanostores';
import { CallError } from '../api/errors.ts';
import { onFailure } from '../api/failures.ts';
import * as session from '../api/session.ts';
import { brand } from '../brand/current.ts';
import { keys } from '../browser/keys.ts';
import { readSession, type SessionInfo, writeSession } from '../browser/session-item.ts';
import { localArea, sessionArea } from '../browser/storage.ts';

/** The session of this tab (R192), null for a guest. */
export const $session = atom<SessionInfo | null>(import.meta.env.SSR ? null : readSession());

export const $signedIn = computed($session, (info) => info !== null);

const set = (info: SessionInfo | null): void => {
  writeSession(info);
  $session.set(info);
  document.documentElement.dataset.auth = info ? 'in' : 'out';
};

/** Logs in with username and password (R224) and keeps the session. Throws CallError. */
export const signIn = async (username: string, password: string, captcha?: string): Promise<SessionInfo> => {
  const value = await session.login({ username, password, type: 0, ...(captcha ? { captcha } : {}) });
  const info: SessionInfo = {
    token: value.token,
    merchantCode: brand.merchantCode,
    userName: value.userName,
    type: value.customerType,
    firstTimeLogin: value.firstTimeLogin,
  };
  set(info);
  return info;
};

/**
 * Ends the session here even when the call fails (A23). From the header it also forgets the bank list
 * and the automatic login; from the settings it switches the automatic login off.
 */
export const signOut = async (from: 'header' | 'settings'): Promise<void> => {
  try {
    await session.logout();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  } finally {
    sessionArea.remove(keys.session.trialName);
    if (from === 'header') {
      for (const key of [keys.local.bankList, keys.local.autoLogin, keys.local.autoSass]) localArea.remove(key);
    } else localArea.write(keys.local.autoLogin, '0');
    set(null);
  }
};

if (!import.meta.env.SSR) {
  const reread = (): void => set(readSession());
  // Prerendered and restored pages hold what storage said long ago.
  document.addEventListener('prerenderingchange', reread);
  addEventListener('pageshow', (event) => {
    if (event.persisted) reread();
  });
  onFailure((error) => {
    if (error.code === 'session.expired' || error.code === 'session.required') set(null);
  });
}
