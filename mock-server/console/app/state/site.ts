import { atom } from 'nanostores';
import { changedMessage } from '#contract/page-message.ts';
import { cookieOf, documentLocale } from '#i18n/locale.ts';
import { defaultCookie } from '#markets/current.ts';

/** Address of another server's app that the preview shows instead of the site (`--app`). */
export const appAddress = document.getElementById('console')?.dataset.app;

/** Path or address that the preview opens first. */
export const firstAddress = appAddress ?? '/m/home';

/** Whether this server has a site to show; null until that is known. */
export const $hasSite = atom<boolean | null>(appAddress === undefined ? null : true);

/** Checks whether a site is served beside the console; call it once. */
export const findSite = async (): Promise<void> => {
  if (appAddress !== undefined) return;
  const reply = await fetch(firstAddress, { method: 'HEAD' }).catch(() => undefined);
  $hasSite.set(reply?.ok === true);
};

/** The page in the preview; the document of an app of another origin cannot be reached. */
let frame: HTMLIFrameElement | null = null;

/** Address that the preview shows, without origin. */
export const $address = atom(firstAddress);

export const bindFrame = (element: HTMLIFrameElement | null): void => {
  frame = element;
};

/** Language in the site's cookie. */
export const $language = atom<string | null>(null);

const page = (): Window | null => frame?.contentWindow ?? null;

/** Loads an address in the frame, which works for another origin too. */
const load = (address: string): void => {
  if (frame) frame.src = address;
};

export const openInPreview = (path: string): void => {
  if (appAddress === undefined) page()?.location.assign(path);
  else {
    const address = new URL(path, appAddress).href;
    $address.set(address);
    load(address);
  }
};

/**
 * Goes back in the preview's history. The history of an app of another origin is not accessible, so its first page is
 * opened instead.
 */
export const backInPreview = (): void => {
  if (appAddress === undefined) page()?.history.back();
  else openInPreview(appAddress);
};

export const brandInPreview = (): string => frame?.contentDocument?.documentElement.dataset.brand ?? '';

/**
 * Refreshes the page in the preview: `settings` makes the page reload session and settings as after the back/forward
 * cache, so that form input is kept; `page` reloads the whole page.
 */
export const refreshSite = (target: 'settings' | 'page'): void => {
  const site = page();
  if (!site) return;
  if (appAddress !== undefined) load($address.get());
  else if (target === 'page') site.location.reload();
  else site.postMessage(changedMessage, location.origin);
};

/** Updates the address and language of the preview; call it when the preview shows another page. */
export const refreshAddress = (): void => {
  if (appAddress !== undefined) return;
  const { pathname, search } = page()?.location ?? {};
  if (!pathname?.startsWith('/')) return;
  $address.set(`${pathname}${search ?? ''}`);
  const shown = frame?.contentDocument;
  $language.set(shown ? cookieOf(documentLocale(shown)) : defaultCookie);
};

export const setLanguage = (language: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: same format as in browser/cookie.ts of the site.
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  localStorage.setItem('language', language.toUpperCase());
  $language.set(language);
  if (appAddress !== undefined) refreshSite('page');
  else openInPreview($address.get().replace(/^\/\w+(?=\/m\b)/, ''));
};
