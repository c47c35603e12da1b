import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startupTarget } from '../../../src/features/site/model/startup-target.ts';
import { type Route, routes } from '../../../src/routes.ts';
import { isBarredToTrial, refusalOf } from '../../../src/shell/access/access.ts';

const boot = readFileSync('src/shell/start/boot.js', 'utf8');

/** What the head script does with a visitor: where it leads, and the word it leaves. */
const runBoot = (data: Record<string, string | undefined>, here: string, stored: Record<string, string>) => {
  const attributes = new Map<string, string>(
    Object.entries(data).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
  let to: string | null = null;
  const sessionStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const [pathname = '', search = ''] = here.split(/(?=\?)/);
  const window = { sessionStorage, localStorage: sessionStorage };
  const document = {
    cookie: '',
    documentElement: {
      lang: 'en',
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      querySelector: () => ({ media: '', dataset: {} }),
    },
  };
  const location = {
    pathname,
    search,
    replace: (path: string) => {
      to ??= path;
    },
  };
  runInNewContext(boot, {
    window,
    document,
    location,
    sessionStorage,
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    navigator: { userAgent: '' },
    Date,
    PAGE: 'guarded',
  });
  return { to, text: stored.ACCESS_TEXT };
};

const visitors = [null, { type: 0 }, { type: 1 }, { type: 4 }, { type: 40 }, { type: 41 }, { type: 'x' }];

test('head script and frame lead every visitor of every route the same way @R218 @R219 @R220', () => {
  for (const { path, access, ...rest } of Object.values(routes)) {
    const gate = 'gate' in rest ? rest.gate : undefined;
    for (const visitor of visitors) {
      for (const off of [false, true]) {
        const flags = gate && off ? { [gate]: false } : {};
        const stored: Record<string, string> = {
          SITE_SETTINGS: JSON.stringify({ consolidated: { whitelabel: { flags, promotions: {} } } }),
        };
        if (visitor) stored.MC_SESSION_INFO = JSON.stringify({ token: 't', ...visitor });
        const expected = refusalOf({ access, ...(gate && { gate }) }, visitor, flags, `${path}?x=1`);
        const led = runBoot({ 'data-access': access, 'data-gate': gate }, `${path}?x=1`, stored);
        expect(led, `${path} ${JSON.stringify(visitor)} ${off}`).toEqual({
          to: expected?.to ?? null,
          text: expected?.text,
        });
      }
    }
  }
});

test('head script and frame agree on what a barred region and maintenance close @R041 @A97', () => {
  const closings = [
    { maintenance: false, regionRestriction: true },
    { maintenance: true, regionRestriction: true },
  ];
  for (const { path, whenRestricted } of Object.values<Route>(routes)) {
    for (const template of closings) {
      const data = { 'data-access': 'anyone', 'data-when-restricted': whenRestricted && 'true' };
      const { to } = runBoot(data, path, { SITE_SETTINGS: JSON.stringify({ template }) });
      expect(to, path).toBe(startupTarget(path, template, whenRestricted === true));
    }
  }
});

test('a promotion that ended closes its page @A84', () => {
  const refusal = refusalOf(routes.inviteFriends, { type: 0 }, { REFERRAL: false }, '/m/inviteFriends');
  expect(refusal).toEqual({ to: '/m/mine', text: 'permissionDenied' });
});

// @R220
test('the short list of what is closed to trial members is that of the routes', () => {
  for (const { path, access, gate } of Object.values<Route>(routes)) {
    const refused = refusalOf({ access, ...(gate && { gate }) }, { type: 4 }, {}, path) !== null;
    expect(isBarredToTrial(path), path).toBe(refused);
  }
});
