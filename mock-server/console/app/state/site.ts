import { atom } from 'nanostores';
import { changedMessage } from '../../../../src/contract/page-message.ts';

/** The site's page in the phone frame; same origin, so its document can be reached. */
let frame: HTMLIFrameElement | null = null;

/** Address that the phone shows, without origin. */
export const $address = atom('/m/home');

export const bindFrame = (element: HTMLIFrameElement | null): void => {
  frame = element;
};

/** Language of the reader, as the cookie names it. */
export type ReaderLanguage = 'en' | 'ty';

export const $language = atom<ReaderLanguage | null>(null);

const page = (): Window | null => frame?.contentWindow ?? null;

export const openInPhone = (path: string): void => page()?.location.assign(path);

export const backInPhone = (): void => page()?.history.back();

export const brandInPhone = (): string => frame?.contentDocument?.documentElement.dataset.brand ?? '';

/**
 * Makes what changed show: `settings` by telling the page, which renews session and settings as after the
 * back/forward cache and keeps what was typed; `page` by loading the page again.
 */
export const refreshSite = (what: 'settings' | 'page'): void => {
  const site = page();
  if (!site) return;
  if (what === 'page') site.location.reload();
  else site.postMessage(changedMessage, location.origin);
};

/** To be called when the phone shows another page: where it is, and in which language. */
export const noteAddress = (): void => {
  const { pathname, search } = page()?.location ?? {};
  if (!pathname?.startsWith('/')) return;
  $address.set(`${pathname}${search ?? ''}`);
  $language.set(frame?.contentDocument?.documentElement.lang === 'fil' ? 'ty' : 'en');
};

export const readIn = (language: ReaderLanguage): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site writes it (browser/cookie.ts).
  document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  localStorage.setItem('language', language.toUpperCase());
  $language.set(language);
  const unprefixed = $address.get().replace(/^\/ty(?=\/)/, '');
  openInPhone(unprefixed);
};
