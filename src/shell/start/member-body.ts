// Inline script at the end of a document that needs a session, instead of `body.ts`. A visitor whom the head script would
// redirect may have a session in another tab, which this tab takes over.

import './body.ts';
import { backendBase } from '#lib/browser/backend.ts';
import { dataset } from '#lib/browser/root.ts';
import { findOffer, isTrustedTab } from '#lib/browser/session-tabs.ts';
import { untilOpened } from '#lib/browser/until-opened.ts';
import type { StorageKey } from '#lib/storage/keys.ts';
import { readJson } from '#lib/storage/raw-items.ts';

/** Path of the call; its module would put other calls into the documents. */
declare const VERSION: string;

const key = 'MC_SESSION_INFO' satisfies StorageKey<'session'>;

/** Stores the session of another tab if it belongs to the world that this browser uses now. */
const takeOver = async (): Promise<void> => {
  const offer = await findOffer();
  if (!offer) return;
  const { value } = await (await fetch(backendBase() + VERSION)).json();
  if (value.world === offer.world) sessionStorage.setItem(key, JSON.stringify(offer.session));
};

const leaveOrStay = async (): Promise<void> => {
  // A page that was prerendered before this tab had a session finds it here.
  if (!readJson('session', key)) await takeOver().catch(() => undefined);
  if (readJson('session', key)) {
    location.reload();
    return;
  }
  // The login page asks again: a busy tab answers late. There it is this document that links to the page.
  try {
    if (isTrustedTab()) sessionStorage.setItem('ASKED_FOR' satisfies StorageKey<'session'>, location.href);
  } catch {}
  location.replace(dataset.redirect as string);
};

if (dataset.redirect !== undefined) void untilOpened().then(leaveOrStay);
