import { isAgentHome } from '#features/account/model/roles.ts';
import { dataset } from '#lib/browser/root.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { readItem, readJson, writeItem } from '#lib/storage/raw-items.ts';
import type { SessionInfo } from '#lib/storage/session-item.ts';

/** Returns the stored session and sets the attributes of `<html>` that depend on it; for the head script. */
export const readFirstSession = (): SessionInfo | null => {
  let session: SessionInfo | null = readJson('session', 'MC_SESSION_INFO');
  const { referrer } = document;
  const isOwnReferrer = !referrer.indexOf(`${location.origin}/`);
  // A document that redirects or reloads becomes the referrer of the next one. The first interaction removes the item.
  if ((referrer && !isOwnReferrer) || readItem('session', 'LINKED_FROM_OUTSIDE')) {
    writeItem('session', 'LINKED_FROM_OUTSIDE', '1');
    dataset.linkedFromOutside = '';
  }
  // A window opened by another site starts with a copy of this site's session storage; it must not be logged in.
  if (session && opener && !isOwnReferrer)
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
