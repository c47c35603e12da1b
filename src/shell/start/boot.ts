// Inline head script of every document. It sets attributes of <html> that the styles of the first paint depend on, and
// redirects visitors the page is not for. `PAGE` names the kind of page, so that the others' parts are left out.

import { isAgentHome } from '../../features/account/model/roles.ts';
import { readPageRule } from '../access/page-rule.ts';
import { closureRedirect, redirectFor, type Targets, type Visitor } from '../access/redirect-for.ts';

declare const PAGE: '' | 'guarded' | 'home' | 'list';
declare const TARGETS: Targets;

/** What the script reads of the item SITE_SETTINGS. */
interface StoredSettings {
  readonly template?: {
    readonly maintenance?: boolean;
    readonly regionRestriction?: boolean;
    readonly info?: { readonly mobileTemplate?: { readonly mem_cen?: string } };
  } | null;
  readonly consolidated?: {
    readonly resources?: readonly { readonly resourceType: string; readonly url: string }[];
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
const { userAgent } = navigator;
const { pathname, search } = location;

// Storage throws where the browser blocks it.
const readItem = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
};

const writeItem = (key: string, value: string): void => {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {}
};

const readJson = (area: 'localStorage' | 'sessionStorage', key: string) => {
  try {
    return JSON.parse(readItem(area, key) as string);
  } catch {
    return null;
  }
};

const redirect = (to: string): void => location.replace(to);

// A host that ignores the language cookie serves English. Reading the cookie delays the first paint, so it is read only
// where the storage does not rule Filipino out.
const wantsFilipino = (): boolean => {
  let stored: string | null;
  try {
    stored = window.localStorage.getItem('language');
  } catch {
    stored = 'unknown';
  }
  if (stored === null || stored === 'EN') return false;
  const match = /(?:^|; )lang=(en|ty)/.exec(document.cookie);
  return match ? match[1] === 'ty' : stored === 'TY';
};
const inFilipino = pathname.indexOf('/ty/') === 0;
if (root.lang === 'en' && !inFilipino && wantsFilipino()) redirect(`/ty${pathname}${search}`);

// Phones in portrait load the styles of wide screens with the first interaction.
const wide = root.querySelector('link') as HTMLLinkElement;
if (matchMedia(wide.media).matches) wide.href = wide.dataset.href as string;

const preferences = readJson('localStorage', 'COMFORT') || {};
if (preferences.look) root.style.cssText = preferences.look;
const reducedMotion = preferences.still || matchMedia('(prefers-reduced-motion: reduce)').matches;
if (reducedMotion) root.setAttribute('data-still', '');

const { template, consolidated }: StoredSettings = readJson('sessionStorage', 'SITE_SETTINGS') || {};
const {
  flags = {},
  promotions = {},
  agentMenu,
}: NonNullable<NonNullable<StoredSettings['consolidated']>['whitelabel']> = consolidated?.whitelabel || {};
const switches: Record<string, boolean> = {};
for (const name in flags) switches[name] = flags[name] as boolean;
for (const name in promotions) switches[name] = (promotions[name] as { enabled: boolean }).enabled;

let session: StoredSession | null = readJson('sessionStorage', 'MC_SESSION_INFO');
// A window that another site opened starts with a copy of this site's session storage; it must not start logged in.
if (session && window.opener && document.referrer.indexOf(`${location.origin}/`))
  try {
    window.opener.location.href;
  } catch {
    sessionStorage.removeItem('MC_SESSION_INFO');
    session = null;
  }
if (session && !session.token) session = null;

const visitor: Visitor = {
  session,
  maintenance: !!template && !!template.maintenance,
  regionRestriction: !!template && !!template.regionRestriction,
  switches,
};
const refused = (PAGE === 'guarded' ? redirectFor : closureRedirect)(readPageRule(), visitor, TARGETS);
if (refused) {
  if (PAGE === 'guarded' && refused.reason) writeItem('ACCESS_TEXT', refused.reason);
  // Pages open to anyone remember the language themselves.
  redirect((PAGE === 'guarded' && inFilipino ? '/ty' : '') + refused.to);
}

const mobileTemplate = template?.info?.mobileTemplate;
if (mobileTemplate && mobileTemplate.mem_cen === '1') root.setAttribute('data-mem-cen', '1');
root.setAttribute('data-auth', session ? 'in' : 'out');
if (PAGE === 'guarded') {
  if (session && isAgentHome(session.type)) root.setAttribute('data-agent', '');
  if (agentMenu) root.setAttribute('data-agent-menu', agentMenu.join(' '));
}
if (session?.firstTimeLogin) root.setAttribute('data-first', '');
if (consolidated) {
  const on = Object.keys(switches).filter((name) => switches[name]);
  root.setAttribute('data-flags', on.map((name) => ` ${name}`).join(''));
}
root.setAttribute('data-balance', readItem('sessionStorage', 'BALANCE_HIDDEN') === '1' ? 'hidden' : 'shown');

// `showsDownloadBar` applies the same rule to settings that arrive later.
if (PAGE === 'home') {
  const phone = /iP(hone|ad|od)/.test(userAgent);
  const installed =
    matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
  if (/[?&]source=pwa(&|$)/.test(search)) writeItem('PWA', '1');
  const iosLink =
    !consolidated || (consolidated.resources || []).some(({ resourceType, url }) => resourceType === 'IOS' && url);
  const bar =
    readItem('localStorage', 'HIDE_DOWNLOAD_BAR') !== '1' && !installed && readItem('sessionStorage', 'PWA') !== '1';
  root.setAttribute('data-download', bar && (!phone || iosLink) ? 'on' : 'off');
}

// The native app on an iPhone with a notch.
const { shellToken } = root.dataset;
if (shellToken && userAgent.indexOf(shellToken) >= 0 && /iPhone/.test(userAgent) && screen.height >= 812)
  root.setAttribute('data-tall-shell', '');

// The document was built without filters: a filtered list starts as a skeleton.
if (PAGE === 'list' && search.replace(/[?&]gameType=[^&]*/, '').replace(/^[?&]/, ''))
  root.setAttribute('data-asked', '');

// A view transition that is interrupted rejects a promise that no code awaits.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason as unknown as string))
    event.preventDefault();
});

// No transition after a back swipe, which has an animation of its own, nor with reduced motion.
addEventListener('pagereveal', (event) => {
  const { viewTransition } = event as unknown as { viewTransition: { skipTransition(): void } | null };
  if (viewTransition && (reducedMotion || Date.now() - Number(readItem('sessionStorage', 'BACK_SWIPE')) < 1000))
    viewTransition.skipTransition();
});
