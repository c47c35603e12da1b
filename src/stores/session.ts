import { atom, computed } from 'nanostores';
import { CallError } from '../api/errors.ts';
import { onFailure } from '../api/failures.ts';
import * as session from '../api/session.ts';
import { brand } from '../brand/current.ts';
import { keys } from '../browser/keys.ts';
import { readSession, type SessionInfo, writeSession } from '../browser/session-item.ts';
import { localArea, sessionArea } from '../browser/storage.ts';
import type { Body, Value } from '../contract/types.ts';

/** The session of this tab (R192), null for a guest. */
export const $session = atom<SessionInfo | null>(import.meta.env.SSR ? null : readSession());

export const $signedIn = computed($session, (info) => info !== null);

const set = (info: SessionInfo | null): void => {
  writeSession(info);
  $session.set(info);
  document.documentElement.dataset.auth = info ? 'in' : 'out';
};

/**
 * Keeps a session that the server opened (R192). Throws CallError `storage.blocked` where this browser keeps nothing:
 * the next page would not know the member.
 */
export const openSession = (info: SessionInfo): SessionInfo => {
  set(info);
  if (readSession()) return info;
  set(null);
  throw new CallError('storage.blocked');
};

/** What the reply of a login becomes. */
export const sessionOf = (value: Value<'login'>): SessionInfo => ({
  token: value.token,
  merchantCode: brand.merchantCode,
  userName: value.userName,
  type: value.customerType,
  firstTimeLogin: value.firstTimeLogin,
});

/**
 * Logs in (R224, R206) and keeps the session; `before` runs between, as pages leave when the session is there.
 * Throws CallError.
 */
export const signIn = async (
  body: Body<'login'>,
  before?: (info: SessionInfo) => Promise<void>,
): Promise<SessionInfo> => {
  const info = sessionOf(await session.login(body));
  await before?.(info);
  return openSession(info);
};

const personal = [
  keys.session.trialName,
  keys.session.firstLoginPassword,
  keys.session.cache,
  keys.session.codeUntil,
  keys.session.balanceHidden,
];

const forgetHere = (from: 'header' | 'settings'): void => {
  for (const key of from === 'settings' ? Object.values(keys.session) : personal) sessionArea.remove(key);
  if (from === 'header') {
    for (const key of [keys.local.bankList, keys.local.autoLogin, keys.local.autoSass]) localArea.remove(key);
  } else localArea.write(keys.local.autoLogin, '0');
  if (localArea.read(keys.local.autoRemPass) !== '1') {
    for (const key of [keys.local.rememberedUsername, keys.local.rememberedMobile]) localArea.remove(key);
  }
  set(null);
};

/**
 * Ends the session here even when the call fails (A23). From the header it also forgets the bank list
 * and the automatic login; from the settings it empties the session storage and switches the automatic login off.
 */
export const signOut = async (from: 'header' | 'settings'): Promise<void> => {
  try {
    await session.logout();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  } finally {
    forgetHere(from);
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
