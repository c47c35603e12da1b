// Inline head script, identical in all documents. It sets attributes of <html> that the first paint depends on,
// redirects visitors without access and starts the first calls of members.

import { isAgentHome } from '../../features/account/model/roles.ts';
import { type FirstCall, startFirstCalls } from '../../lib/http/first-calls.ts';
import type { StorageKey } from '../../lib/storage/keys.ts';
import { readPageRule } from '../access/page-rule.ts';
import { type RedirectPaths, redirectFor, type Visitor } from '../access/redirect-for.ts';

declare const TARGETS: RedirectPaths;
/** Base URL of the backend at build time; empty for the site's own origin. */
declare const API: string;

/** Fields of the item SITE_SETTINGS that the script reads. */
interface StoredSettings {
  readonly template?: {
    readonly maintenance?: boolean;
    readonly regionRestriction?: boolean;
    readonly info?: { readonly mobileTemplate?: { readonly mem_cen?: string } };
  } | null;
  readonly consolidated?: {
    readonly whitelabel?: {
      readonly flags?: Readonly<Record<string, boolean>>;
      readonly promotions?: Readonly<Record<string, { readonly enabled: boolean }>>;
      readonly agentMenu?: readonly string[];
    };
  } | null;
}

interface StoredSession {
  readonly token?: string;
  readonly type: unknown;
  readonly closed?: boolean;
  readonly firstTimeLogin?: boolean;
}

const root = document.documentElement;
const { dataset } = root;
const { userAgent } = navigator;
const { pathname, search } = location;

// Storage access throws if the browser blocks it.
const readItem = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>): string | null => {
  try {
    return window[`${area}Storage`].getItem(key);
  } catch {
    return null;
  }
};

const readJson = <Area extends 'local' | 'session'>(area: Area, key: StorageKey<Area>) => {
  try {
    return JSON.parse(readItem(area, key) as string);
  } catch {
    return null;
  }
};

// A host that ignores the language cookie serves English. Reading the cookie delays the first paint, so it is read only
// if the storage does not rule out Filipino.
const wantsFilipino = (): boolean => {
  let stored: string | null;
  try {
    stored = window.localStorage.getItem('language' satisfies StorageKey<'local'>);
  } catch {
    stored = 'unknown';
  }
  if (stored === null || stored === 'EN') return false;
  const [, language] = /\blang=(en|ty)/.exec(document.cookie) || [];
  return language ? language === 'ty' : stored === 'TY';
};
const inFilipino = pathname.startsWith('/ty/');
if (root.lang === 'en' && !inFilipino && wantsFilipino()) location.replace(`/ty${pathname}${search}`);

// Phones in portrait load the styles of wide screens after the first interaction.
const wide = root.querySelector('link') as HTMLLinkElement;
if (matchMedia(wide.media).matches) wide.href = wide.dataset.href as string;

const preferences = readJson('local', 'COMFORT') || {};
if (preferences.look) root.style.cssText = preferences.look;
const reducedMotion = preferences.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
if (reducedMotion) dataset.still = '';

const { template, consolidated }: StoredSettings = readJson('session', 'SITE_SETTINGS') || {};
const {
  flags = {},
  promotions = {},
  agentMenu,
}: NonNullable<NonNullable<StoredSettings['consolidated']>['whitelabel']> = consolidated?.whitelabel || {};
const switches: Record<string, boolean> = { ...flags };
for (const name in promotions) switches[name] = (promotions[name] as { enabled: boolean }).enabled;

let session: StoredSession | null = readJson('session', 'MC_SESSION_INFO');
// A window opened by another site starts with a copy of this site's session storage; it must not be logged in.
if (session && window.opener && document.referrer.indexOf(`${location.origin}/`))
  try {
    window.opener.location.href;
  } catch {
    sessionStorage.removeItem('MC_SESSION_INFO' satisfies StorageKey<'session'>);
    session = null;
  }
if (session && !session.token) session = null;

const visitor: Visitor = {
  session,
  maintenance: !!template?.maintenance,
  regionRestriction: !!template?.regionRestriction,
  switches,
};
const pageRule = readPageRule();
const refused = redirectFor(pageRule, visitor, TARGETS);
if (refused) {
  try {
    if (refused.reason) sessionStorage.setItem('ACCESS_TEXT' satisfies StorageKey<'session'>, refused.reason);
  } catch {}
  // Hides the page while the redirect is loading.
  root.hidden = true;
  // Public pages restore the language themselves.
  location.replace((pageRule.access !== 'anyone' && inFilipino ? '/ty' : '') + refused.to);
}

if (template?.info?.mobileTemplate?.mem_cen === '1') dataset.memCen = '1';
dataset.auth = session ? 'in' : 'out';
if (session && isAgentHome(session.type)) dataset.agent = '';
if (agentMenu) dataset.agentMenu = agentMenu.join(' ');
if (session?.closed) dataset.accountClosed = '';
if (session?.firstTimeLogin) dataset.first = '';
if (consolidated) {
  dataset.flags = Object.keys(switches)
    .filter((name) => switches[name])
    .join(' ');
}
dataset.balance = readItem('session', 'BALANCE_HIDDEN') === '1' ? 'hidden' : 'shown';

// Reserves the height of the member sections on home.
const height = session && readItem('local', 'HOME_HEIGHT');
if (height) root.style.setProperty('--home', height);

// The native app on an iPhone with a notch.
const { shellToken } = dataset;
if (shellToken && userAgent.includes(shellToken) && userAgent.includes('iPhone') && screen.height >= 812)
  dataset.tallShell = '';

// The document was built without filters, so a filtered list starts as a skeleton.
const isFiltered = /[?&](?!gameType=)./.test(search);
if (isFiltered) dataset.asked = '';
if (session || isFiltered) delete dataset.defer;

if (session && !refused && !(document as { prerendering?: boolean }).prerendering) {
  const { firstCalls, api = API, modules } = dataset;
  // A query changes the calls of a page; the balance comes first.
  const calls: FirstCall[] = JSON.parse(firstCalls as string);
  startFirstCalls(search ? calls.slice(0, 1) : calls, api, session.token as string);
  for (const file of modules ? modules.split(' ') : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/_astro/${file}`;
    wide.after(link);
  }
}

// An interrupted view transition rejects a promise that no code awaits.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
});

// No transition after a back swipe, which has its own animation, or with reduced motion.
addEventListener('pagereveal', (event) => {
  const { viewTransition } = event as unknown as { viewTransition: { skipTransition(): void } | null };
  if (viewTransition && (reducedMotion || Date.now() - Number(readItem('session', 'BACK_SWIPE')) < 1000))
    viewTransition.skipTransition();
});
