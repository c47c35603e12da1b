import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { type Route, routes } from '#routes.ts';
import { bundleInlineScript } from '#scripts/integration/inline-scripts.ts';
import {
  isClosedToTrial,
  type PageRule,
  type Redirect,
  redirectFor,
  type Visitor,
} from '#shell/access/redirect-for.ts';

const globals = [
  'window',
  'document',
  'location',
  'sessionStorage',
  'matchMedia',
  'addEventListener',
  'navigator',
  'opener',
];
const runHead = compileFunction((await bundleInlineScript(resolve('src/shell/start/head.ts'))).code, globals);

const ruleOf = ({ path, access, gate, whenClosed, whenRestricted }: Route): PageRule => ({
  access,
  gate,
  whenClosed: whenClosed === true,
  whenRestricted: whenRestricted === true,
  path,
  search: '?x=1',
});

/** Returns the redirect of the head script for a visitor, and the reason that it stores. */
const runHeadScript = (route: Route, { session, switches, ...template }: Visitor) => {
  const stored: Record<string, string> = {
    SITE_SETTINGS: JSON.stringify({ template, consolidated: { whitelabel: { flags: switches, promotions: {} } } }),
  };
  if (session) stored.MC_SESSION_INFO = JSON.stringify({ token: 't', ...session });
  const redirects: string[] = [];
  const sessionStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const { access, gate, whenClosed, whenRestricted } = route;
  const documentElement = {
    lang: 'en',
    hidden: false,
    dataset: {
      access,
      ...(gate && { gate }),
      ...(whenClosed && { whenClosed: '' }),
      ...(whenRestricted && { whenRestricted: '' }),
    },
    setAttribute: () => undefined,
    querySelector: () => ({ media: '', dataset: {} }),
  };
  runHead(
    { sessionStorage, localStorage: { getItem: () => null } },
    { cookie: '', documentElement, prerendering: true, referrer: '' },
    { pathname: route.path, search: '?x=1', replace: (path: string) => redirects.push(path) },
    sessionStorage,
    () => ({ matches: false }),
    () => undefined,
    { userAgent: '' },
    null,
  );
  // A guest of a page that needs a session is redirected later, unless another tab has one.
  const { redirect } = documentElement.dataset as { redirect?: string };
  const [to, ...more] = redirect === undefined ? redirects : [redirect, ...redirects];
  expect(more, route.path).toEqual([]);
  expect(redirect !== undefined, route.path).toBe(to !== undefined && !session && access !== 'anyone');
  // Content that is not for the visitor must not flash before the redirect.
  expect(documentElement.hidden, route.path).toBe(to !== undefined);
  expect('accountClosed' in documentElement.dataset, route.path).toBe(session?.closed === true);
  const reason = stored.ACCESS_TEXT as Redirect['reason'];
  return to === undefined ? null : { to, ...(reason && { reason }) };
};

const sessions = [
  null,
  ...[0, 1, 4, 40, 41, 'x'].map((type) => ({ type })),
  { type: 0, closed: true },
  { type: 1, closed: true },
];
const siteStates = [
  { maintenance: false, regionRestriction: false },
  { maintenance: false, regionRestriction: true },
  { maintenance: true, regionRestriction: true },
];

test('the head script applies the access rule of every route to every visitor @R218 @R219 @R041', () => {
  for (const route of Object.values<Route>(routes)) {
    for (const session of sessions) {
      for (const site of siteStates) {
        for (const switches of [{}, route.gate ? { [route.gate]: false } : {}]) {
          const visitor = { session, ...site, switches };
          expect(runHeadScript(route, visitor), `${route.path} ${JSON.stringify(visitor)}`).toEqual(
            redirectFor(ruleOf(route), visitor, paths),
          );
        }
      }
    }
  }
});

const openSite = { maintenance: false, regionRestriction: false, switches: {} };

test('each access level redirects guests, members, agents and trial members to the expected page @R220 @A24', () => {
  const targets = (route: Route): (string | null)[] =>
    [null, { type: 0 }, { type: 1 }, { type: 4 }].map(
      (session) => redirectFor(ruleOf(route), { ...openSite, session }, paths)?.to ?? null,
    );
  const login = (route: Route): string => `/m/login?redirect=${encodeURIComponent(`${route.path}?x=1`)}`;
  expect(targets(routes.home)).toEqual([null, null, null, null]);
  expect(targets(routes.memberCentre)).toEqual([null, null, null, '/m/home']);
  expect(targets(routes.settings)).toEqual(['/m/home', null, null, '/m/home']);
  expect(targets(routes.launchGame)).toEqual([login(routes.launchGame), null, null, null]);
  expect(targets(routes.withdraw)).toEqual([login(routes.withdraw), null, null, '/m/home']);
  expect(targets(routes.agent)).toEqual(['/m/home', '/m/home', null, '/m/home']);
  expect(targets(routes.team)).toEqual([login(routes.team), '/m/home', null, '/m/home']);
});

test('redirects from every page whose flag or promotion is off @A84', () => {
  for (const route of Object.values<Route>(routes)) {
    const { gate } = route;
    if (!gate) continue;
    const visitor = { ...openSite, session: { type: 0 }, switches: { [gate]: false } };
    const to = route.access === 'anyone' ? '/m/home' : '/m/mine';
    expect(redirectFor(ruleOf(route), visitor, paths), route.path).toEqual({ to, reason: 'permissionDenied' });
  }
});

test('redirects a member from the page of an ended promotion @A84', () => {
  const visitor = { ...openSite, session: { type: 0 }, switches: { REFERRAL: false } };
  expect(redirectFor(ruleOf(routes.inviteFriends), visitor, paths)).toEqual({
    to: '/m/mine',
    reason: 'permissionDenied',
  });
});

test('marks exactly the pages that redirect trial members as closed to them @A24 @R065', () => {
  const visitor = { ...openSite, session: { type: 4 } };
  for (const route of Object.values<Route>(routes))
    expect(isClosedToTrial(route), route.path).toBe(redirectFor(ruleOf(route), visitor, paths) !== null);
});
