import { onTestFinished, vi } from 'vitest';
import { brand } from '#brands/current.ts';
import { keys } from '#lib/storage/keys.ts';
import type { SessionInfo } from '#lib/storage/session-item.ts';
import { StubBackend } from './stub-backend.ts';

/** Web storage; items are own properties, as in browsers. */
class Items {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }
  setItem(name: string, value: string): void {
    this[name] = value;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

interface TabOptions {
  /** Path of the page's URL. */
  readonly path?: string;
  /** Account that is logged in. */
  readonly member?: string | SessionInfo;
  /** Storage of a previous page, or of another tab. */
  readonly session?: Items;
  readonly local?: Items;
  /** `blocked`: the browser stores nothing. */
  readonly storage?: 'blocked';
  /** Over plain http, WebCrypto has only random numbers. */
  readonly secure?: false;
  /** Value of `navigator.vendor`. */
  readonly vendor?: string;
}

/** 6 a.m. in the market’s time zone, 6 May 2026. */
export const morning = Date.UTC(2026, 4, 5, 22);

export const sessionFor = (userName: string): SessionInfo => ({
  token: `token-of-${userName}`,
  merchantCode: brand.merchantCode,
  userName,
  type: 0,
  firstTimeLogin: false,
});

const makeDocument = () => {
  const dataset: Record<string, string> = {};
  const toggleAttribute = (name: string, on: boolean): void => {
    const key = name.replace('data-', '');
    if (on) dataset[key] = '';
    else delete dataset[key];
  };
  return Object.assign(new EventTarget(), {
    hidden: false,
    cookie: '',
    documentElement: { dataset, style: { cssText: '' }, toggleAttribute },
  });
};

const stubStorage = (name: 'sessionStorage' | 'localStorage', items: Items, blocked: boolean): void => {
  vi.stubGlobal(name, items);
  const get = (): never => {
    throw new DOMException('', 'SecurityError');
  };
  if (blocked) Object.defineProperty(globalThis, name, { configurable: true, get });
};

/**
 * Creates the parts of a browser's tab that stores and client use, with a stopped clock, a stub backend, and separate
 * modules: import them after this call. Everything is removed when the test ends.
 */
export const openTab = (options: TabOptions = {}) => {
  const {
    path = '/m/home',
    member,
    session = new Items(),
    local = new Items(),
    storage,
    secure = true,
    vendor = '',
  } = options;
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  if (!options.session) vi.setSystemTime(morning);
  vi.stubEnv('SSR', false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.useRealTimers();
    // Files of a worker share their modules, and these read the tab as they started.
    vi.resetModules();
  });
  const backend = new StubBackend();
  const events = new EventTarget();
  const document = makeDocument();
  const motion = Object.assign(new EventTarget(), { matches: false });
  const redirects: string[] = [];
  const page = Object.assign(new URL(path, 'https://site.test'), {
    replace: (to: string): void => void redirects.push(to),
  });
  const navigator = { onLine: true, userAgent: 'test', vendor, maxTouchPoints: 5 };
  if (member) session[keys.session.session] = JSON.stringify(typeof member === 'string' ? sessionFor(member) : member);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
  stubStorage('sessionStorage', session, storage === 'blocked');
  stubStorage('localStorage', local, storage === 'blocked');
  if (!secure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', page);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal('fetch', backend.fetch);

  const fireEvent = (type: string, about: object = {}) =>
    events.dispatchEvent(Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(about)));
  return {
    backend,
    document,
    session,
    local,
    navigator,
    /** URLs that replaced this page, in order. */
    redirects,
    /** The system's preference for reduced motion; dispatch the event `change` after setting it. */
    motion,
    /** Returns the value of a session storage item. */
    sessionItem: (name: string): unknown => JSON.parse(session.getItem(name) ?? 'null'),
    /** Advances time and runs timers. */
    advance: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** Simulates that the page enters the back/forward cache. */
    leave: () => fireEvent('pagehide', { persisted: true }),
    /** Simulates a press on a link to another page, which is loading. */
    pressLink: () => fireEvent('click', { target: { closest: () => true } }),
    /** Simulates that the page is restored. */
    restorePage: () => fireEvent('pageshow', { persisted: true }),
    /** Simulates that another tab wrote an item of local storage. */
    writeInOtherTab: (key: string, value: unknown): void => {
      local.setItem(key, JSON.stringify(value));
      fireEvent('storage', { key });
    },
    /** Opens the same tab after a reload, or on its next page. */
    next: (where = path) => openTab({ ...options, path: where, session, local }),
  };
};
