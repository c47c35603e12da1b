// Inline head script, identical in all documents. It sets attributes of <html> that the first paint depends on,
// redirects visitors without access and starts the first calls of members.

import { dataset, root } from '#lib/browser/root.ts';
import { type FirstCall, startFirstCalls } from '#lib/http/first-calls.ts';
import { readItem } from '#lib/storage/raw-items.ts';
import { redirectFirst } from '../access/first-redirect.ts';
import { readFirstSettings } from '../access/first-settings.ts';
import { applyFirstDisplay } from '../display/first-display.ts';
import { redirectToChosenLanguage } from '../language/redirect-to-chosen-language.ts';
import { readFirstSession } from '../session/first-session.ts';
import { preloadModules } from './preload-modules.ts';

redirectToChosenLanguage();
applyFirstDisplay();
const session = readFirstSession();
const isLeaving = redirectFirst({ session, ...readFirstSettings() });

const { userAgent } = navigator;
const { search } = location;
dataset.balance = readItem('session', 'BALANCE_HIDDEN') === '1' ? 'hidden' : 'shown';

// Reserves the height of the member sections on home.
const height = session && readItem('local', 'HOME_HEIGHT');
if (height) root.style.setProperty('--home', height);

// The native app on an iPhone with a notch.
if (userAgent.includes(dataset.shellToken as string) && userAgent.includes('iPhone') && screen.height >= 812)
  dataset.tallShell = '';

// The document was built without filters, so a filtered list starts as a skeleton.
const isFiltered = /[?&](?!gameType=)./.test(search);
if (isFiltered) dataset.query = '';
if (session || isFiltered) delete dataset.defer;

if (session && !isLeaving && !document.prerendering) {
  const { firstCalls, api = import.meta.env.PUBLIC_API_BASE ?? '' } = dataset;
  // A query changes the calls of a page; the balance comes first.
  const calls: FirstCall[] = JSON.parse(firstCalls as string);
  startFirstCalls(search ? calls.slice(0, 1) : calls, api, session.token);
  preloadModules();
}
