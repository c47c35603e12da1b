import { $session, setSession } from '#features/account/state/session.ts';
import { barePath } from '#lib/bare-path.ts';
import { redirectTo } from '#lib/browser/redirect.ts';
import { root } from '#lib/browser/root.ts';
import {
  findOffer,
  isTrustedTab,
  lateOfferTimeoutMs,
  type SessionMessage,
  sessionChannelName,
} from '#lib/browser/session-tabs.ts';
import { CallError, ignoreCallErrors } from '#lib/http/errors.ts';
import { emitFailure } from '#lib/http/failures.ts';
import { keys } from '#lib/storage/keys.ts';
import { removeMemberItems } from '#lib/storage/member-items.ts';
import { readSession, writeSession } from '#lib/storage/session-item.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { $version, refreshVersion } from '#lib/version.ts';
import { hrefOf, paths } from '#paths.ts';

/** Pages on which a visitor may be about to choose another account. */
const accountPages: readonly string[] = [paths.login, paths.register, paths.passwordRecovery];

let channel: BroadcastChannel | null = null;
let lastVisibleAt = 0;

const offerSession = async (to: number): Promise<void> => {
  if (!$session.get() || !isTrustedTab()) return;
  if (!$version.get()) await refreshVersion();
  const session = $session.get();
  const seen = document.hidden ? lastVisibleAt : Date.now();
  if (session) channel?.postMessage({ to, session, world: $version.get()?.world, seen } satisfies SessionMessage);
};

const needsSession = (): boolean => root.dataset.access !== 'anyone';

/** Ends the session of this tab because it ended in another one. */
const endHere = (isLogout: boolean): void => {
  if (!isLogout) {
    emitFailure(new CallError('session.expired'));
    return;
  }
  if (needsSession()) {
    root.hidden = true;
    redirectTo(hrefOf('home'));
  }
  setSession(null);
  removeMemberItems();
};

const onMessage = ({ data }: MessageEvent<SessionMessage>): void => {
  if ('request' in data) void ignoreCallErrors(offerSession(data.request));
  else if ('ended' in data && data.ended === $session.get()?.token) endHere(data.isLogout);
};

const open = (): void => {
  channel ??= new BroadcastChannel(sessionChannelName);
  channel.onmessage = onMessage;
};

/** Closes the channel, because an open one keeps a page out of the back/forward cache. */
const close = (): void => {
  channel?.close();
  channel = null;
};

/** Removes what an ended session shows here and in the other tabs. */
const handleEnd = (token: string): void => {
  const isLogout = sessionArea.read(keys.session.loggedOut) !== null;
  // The content returns with the next login, so that typed values are kept.
  if (!isLogout && needsSession()) root.dataset.ended = '';
  // A page that is leaving has closed its channel.
  const last = channel ?? new BroadcastChannel(sessionChannelName);
  last.postMessage({ ended: token, isLogout } satisfies SessionMessage);
  if (!channel) last.close();
};

/** Takes over the session of another tab on a page that guests may see. */
const takeOver = async (): Promise<void> => {
  const page = barePath(location.pathname);
  // The member page that redirected to the login page because no tab answered in time.
  const late = page === paths.login ? sessionArea.read(keys.session.askedFor) : null;
  sessionArea.remove(keys.session.askedFor);
  if (!late && accountPages.includes(page)) return;
  const offer = await findOffer(lateOfferTimeoutMs);
  if (!offer) return;
  await refreshVersion();
  if ($session.get() || $version.get()?.world !== offer.world) return;
  const isTouched = 'interacted' in root.dataset;
  if (late && isTouched) return;
  writeSession(offer.session);
  if (late) redirectTo(late);
  // The document of a member differs. An untouched page is loaded again, another one keeps what the visitor did.
  else if (isTouched || !readSession()) setSession(offer.session);
  else location.reload();
};

/** Hides what an ended session shows, here and in the other tabs. Starts before any part of the page makes calls. */
export const watchSessionEnd = (): void => {
  if (top !== self || !('BroadcastChannel' in window)) return;
  $session.listen((session, before) => {
    if (session) {
      sessionArea.remove(keys.session.loggedOut);
      delete root.dataset.ended;
    } else if (before) handleEnd(before.token);
  });
};

/**
 * Passes the session of this tab on to new tabs of the same browser, takes one over, and ends it with that of the other
 * tabs. The session itself is never stored outside of its tab.
 */
export const shareSession = (): void => {
  if (top !== self || !('BroadcastChannel' in window)) return;
  open();
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) lastVisibleAt = Date.now();
  });
  const mayAsk = !$session.get() && root.dataset.redirect === undefined;
  if (mayAsk) void ignoreCallErrors(takeOver());
};
