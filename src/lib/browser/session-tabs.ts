import type { StorageKey } from '../storage/keys.ts';
import { readItem, readJson } from '../storage/raw-items.ts';
import type { SessionInfo } from '../storage/session-item.ts';
import { dataset } from './root.ts';
import { untilOpened } from './until-opened.ts';

/** Name of the channel on which the tabs of a browser pass a session on and report its end. */
export const sessionChannelName = 'session';

/** Response of a tab to a tab without a session. */
export interface SessionOffer {
  /** Id of the request. */
  readonly to: number;
  readonly session: SessionInfo;
  /** World of the simulator that the session belongs to; absent with other backends. */
  readonly world: string | undefined;
  /** When the tab was last visible, epoch ms. */
  readonly seen: number;
}

/** Message on the channel: a request for a session, an offer, or the end of the session with this token. */
export type SessionMessage =
  | { readonly request: number }
  | SessionOffer
  | { readonly ended: string; readonly isLogout: boolean };

/** Longest wait for an offer before a page that needs a session redirects, ms. */
const offerTimeoutMs = 150;
/** Longest wait of a page that can be used meanwhile, ms: a tab that is loading answers late. */
export const lateOfferTimeoutMs = 3_000;
/** Time after the first offer in which other tabs may offer another session, ms. */
const otherOffersMs = 30;

/** Returns whether no other site opened this document, linked to it, directly or through redirects, or frames it. */
export const isTrustedTab = (): boolean => {
  if (top !== self || 'linkedFromOutside' in dataset) return false;
  try {
    return !opener || opener.location.origin === location.origin;
  } catch {
    return false;
  }
};

/** Asks the open tabs for a session and resolves to the one of the tab that was visible last; null without one. */
const collectOffers = (timeoutMs: number): Promise<SessionOffer | null> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(sessionChannelName);
    const request = Math.random();
    let best: SessionOffer | null = null;
    const finish = (): void => {
      channel.close();
      resolve(best);
    };
    channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      if (!('to' in data) || data.to !== request) return;
      if (!best) setTimeout(finish, otherOffersMs);
      if (!best || data.seen > best.seen) best = data;
    };
    channel.postMessage({ request } satisfies SessionMessage);
    setTimeout(finish, timeoutMs);
    // An open channel keeps a page out of the back/forward cache.
    addEventListener('pagehide', finish, { once: true });
  });

/**
 * Resolves to the session of another open tab; null if this tab may not take one over: another site opened it, its
 * visitor logged out, or the session is that of another member than the one whose session ended here.
 */
export const findOffer = async (timeoutMs = offerTimeoutMs): Promise<SessionOffer | null> => {
  await untilOpened();
  if (!isTrustedTab() || readItem('session', 'LOGGED_OUT' satisfies StorageKey<'session'>)) return null;
  const offer = await collectOffers(timeoutMs);
  const lastMember: unknown = readJson('session', 'LAST_MEMBER' satisfies StorageKey<'session'>);
  return offer && (!lastMember || lastMember === offer.session.userName) ? offer : null;
};
