import { atom } from 'nanostores';
import { onPageRestore } from '../../../lib/browser/on-page-restore.ts';
import { onFailure } from '../../../lib/http/failures.ts';
import { readSession, type SessionInfo, writeSession } from '../../../lib/storage/session-item.ts';

/** The session of this tab (R192), null for a guest. */
export const $session = atom<SessionInfo | null>(import.meta.env.SSR ? null : readSession());

/** Sets or clears the session of this tab. */
export const setSession = (info: SessionInfo | null): void => {
  writeSession(info);
  $session.set(info);
  document.documentElement.dataset.auth = info ? 'in' : 'out';
};

/** Ends the first-login state after the password change (A05). */
export const endFirstLogin = (): void => {
  const info = $session.get();
  if (info?.firstTimeLogin) setSession({ ...info, firstTimeLogin: false });
};

/** Marks the account as closed by a time-out or self-exclusion, or as open again (X06). */
export const setAccountClosed = (closed: boolean): void => {
  const info = $session.get();
  if (!info || (info.closed ?? false) === closed) return;
  const { closed: _, ...open } = info;
  setSession(closed ? { ...open, closed } : open);
};

if (!import.meta.env.SSR) {
  const reread = (): void => setSession(readSession());
  // Prerendered and restored pages may hold an outdated session.
  document.addEventListener('prerenderingchange', reread);
  onPageRestore(reread);
  onFailure((error) => {
    if (error.code === 'session.expired' || error.code === 'session.required') setSession(null);
    else if (error.code === 'safety.closed') setAccountClosed(true);
  });
}
