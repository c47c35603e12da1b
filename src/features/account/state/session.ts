import { atom, onMount } from 'nanostores';
import { onPageRestore } from '#lib/browser/on-page-restore.ts';
import { onFailure } from '#lib/http/failures.ts';
import { resetMemberStores } from '#lib/member-scope.ts';
import { keys } from '#lib/storage/keys.ts';
import { removeSessionItems } from '#lib/storage/remove-session-items.ts';
import { readSession, type SessionInfo, writeSession } from '#lib/storage/session-item.ts';
import { sessionArea } from '#lib/storage/storage.ts';

/** The session of this tab, null for a guest. */
export const $session = atom<SessionInfo | null>(import.meta.env.SSR ? null : readSession());

/** Removes the member's data from this tab. Typed values stay until another member logs in (`member-items.ts`). */
const endMember = ({ userName }: SessionInfo): void => {
  resetMemberStores();
  removeSessionItems([keys.session.cache, keys.session.play]);
  sessionArea.write(keys.session.lastMember, userName);
};

/** Sets or clears the session of this tab. */
export const setSession = (info: SessionInfo | null): void => {
  const before = $session.get();
  if (before && before.userName !== info?.userName) endMember(before);
  writeSession(info);
  $session.set(info);
  document.documentElement.dataset.auth = info ? 'in' : 'out';
};

/** Calls `load` for a logged-in member: now, after a login, and when the page returns from the back/forward cache. */
export const onMemberVisit = (load: () => void): void => {
  const loadOfMember = (): void => {
    if ($session.get()) load();
  };
  loadOfMember();
  $session.listen((session, before) => {
    if (session && !before) load();
  });
  onPageRestore(loadOfMember);
};

/** Ends the first-login state after the password change. */
export const endFirstLogin = (): void => {
  const info = $session.get();
  if (info?.firstTimeLogin) setSession({ ...info, firstTimeLogin: false });
};

/** Marks the account as closed by a time-out or self-exclusion, or as open again. */
export const setAccountClosed = (closed: boolean): void => {
  const info = $session.get();
  if (!info || (info.closed ?? false) === closed) return;
  const { closed: _, ...open } = info;
  setSession(closed ? { ...open, closed } : open);
};

onMount($session, () => {
  if (import.meta.env.SSR) return undefined;
  const readAgain = (): void => setSession(readSession());
  const stops = [
    onPageRestore(readAgain),
    onFailure(({ code }) => {
      if (code === 'session.expired' || code === 'session.required') setSession(null);
      else if (code === 'safety.closed') setAccountClosed(true);
    }),
  ];
  // Prerendered and restored pages may hold an outdated session.
  document.addEventListener('prerenderingchange', readAgain);
  return () => {
    document.removeEventListener('prerenderingchange', readAgain);
    for (const stop of stops) stop();
  };
});
