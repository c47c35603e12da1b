import { isAgentHome } from '#features/account/model/roles.ts';
import { dataset } from '#lib/browser/root.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { readJson } from '#lib/storage/raw-items.ts';
import type { SessionInfo } from '#lib/storage/session-item.ts';

/** Returns the stored session and sets the attributes of `<html>` that depend on it; for the head script. */
export const readFirstSession = (): SessionInfo | null => {
  let session: SessionInfo | null = readJson('session', 'MC_SESSION_INFO');
  // A window opened by another site starts with a copy of this site's session storage; it must not be logged in.
  if (session && opener && document.referrer.indexOf(`${location.origin}/`))
    try {
      opener.location.href;
    } catch {
      sessionStorage.removeItem('MC_SESSION_INFO' satisfies StorageKey<'session'>);
      session = null;
    }
  if (!session?.token) session = null;
  dataset.auth = session ? 'in' : 'out';
  if (session && isAgentHome(session.type)) dataset.agent = '';
  if (session?.closed) dataset.accountClosed = '';
  if (session?.firstTimeLogin) dataset.first = '';
  return session;
};
