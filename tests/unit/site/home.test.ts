import { describe, expect, test } from 'vitest';
import { pendingContracts } from '#features/agent/model/contracts.ts';
import { interpolate, roll } from '#features/games/model/jackpots.ts';
import { matchClock } from '#features/games/model/matches.ts';
import { sideLinks } from '#features/service/model/side-links.ts';
import { hasDownload, showsDownloadBar } from '#features/site/model/download-bar.ts';
import { downloadLinks } from '#features/site/model/downloads.ts';
import { isOldIos } from '#features/site/model/ios.ts';
import { isIos } from '#lib/browser/device.ts';
import { formatFigures } from '#lib/money/money.ts';
import { bannerBounds, tickerRule } from '#markets/current.ts';
import { paths } from '#paths.ts';
import { type Route, routes } from '#routes.ts';
import { settingsRedirect } from '#shell/access/redirect-for.ts';

describe('redirects by site status', () => {
  test.for([
    [{ maintenance: true, regionRestriction: true }, '/m/home', '/m/maintenance'],
    [{ maintenance: true, regionRestriction: true }, '/m/ipLimit', '/m/maintenance'],
    [{ maintenance: true, regionRestriction: true }, '/m/withdraw', '/m/maintenance'],
    [{ maintenance: false, regionRestriction: true }, '/m/home', '/m/ipLimit'],
    [{ maintenance: false, regionRestriction: true }, '/m/voucherCenter', '/m/ipLimit'],
    [{ maintenance: false, regionRestriction: true }, '/m/maintenance', '/m/ipLimit'],
    [{ maintenance: false, regionRestriction: true }, '/m/ipLimit', null],
    [{ maintenance: false, regionRestriction: true }, '/m/withdraw', null],
    [{ maintenance: false, regionRestriction: true }, '/m/login', null],
    [{ maintenance: false, regionRestriction: false }, '/m/home', null],
    [{ maintenance: false, regionRestriction: false }, '/m/maintenance', '/m/home'],
  ] as const)('the status %o on %s redirects to %s @R040 @R041 @A97', ([gates, path, target]) => {
    const route = Object.values<Route>(routes).find((it) => it.path === path);
    const rule = {
      access: 'anyone',
      whenClosed: false,
      whenRestricted: route?.whenRestricted === true,
      path,
      search: '',
    } as const;
    expect(settingsRedirect(rule, gates, paths)).toBe(target);
  });
});

describe('download bar', () => {
  const open = { closed: false, installed: false, pwa: false, download: true };
  test.for([
    [{}, true],
    [{ closed: true }, false],
    [{ installed: true }, false],
    [{ pwa: true }, false],
    [{ download: false }, false],
  ] as const)('with the changes %o it is shown: %s @R084', ([change, shown]) => {
    expect(showsDownloadBar({ ...open, ...change })).toBe(shown);
  });

  test('lists downloads with an address of the site or https, Android first @R083', () => {
    const resources = [
      { resourceType: 'MOBILECONFIG', url: 'https://apps.example/profile' },
      { resourceType: 'IOS', url: 'javascript:alert(1)' },
      { resourceType: 'Android', url: '/m/download?for=android' },
      { resourceType: 'USDJUMP', url: 'https://example.com/usd' },
    ];
    expect(downloadLinks(resources).map(({ kind }) => kind)).toEqual(['Android', 'MOBILECONFIG']);
  });

  test.for([
    ['11_4', true],
    ['12_0', true],
    ['12_1', true],
    ['12_2', false],
    ['17_5', false],
  ] as const)('iOS %s gets the legacy tip: %s @R085 @A35', ([version, old]) => {
    expect(isOldIos(`Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X)`)).toBe(old);
    expect(isOldIos(`Mozilla/5.0 (Linux; Android ${version})`)).toBe(false);
  });
});

describe('decorative jackpot figures', () => {
  test('the banner counts from 100 million to 1 billion with two decimals, then restarts @R088', () => {
    expect(formatFigures(interpolate(0, bannerBounds))).toBe('100,000,000.00');
    expect(formatFigures(interpolate(1, bannerBounds))).toBe('1,000,000,000.00');
    expect(roll(5e8, 0.5)).toBeGreaterThan(5e8);
    expect(roll(999_999_999, 1)).toBe(bannerBounds.min);
  });

  test('the ticker starts between 1.2 and 1.3 billion and grows by 10,000 to 50,000 @R089', () => {
    expect([interpolate(0, tickerRule), interpolate(1, tickerRule)]).toEqual([1.2e9, 1.3e9]);
    expect([interpolate(0, tickerRule.step), interpolate(1, tickerRule.step)]).toEqual([10_000, 50_000]);
    expect(tickerRule.pauses).toEqual([3_000, 4_000, 5_000]);
  });
});

describe('side bar', () => {
  test('shows social links with an https address, labelled by labelNameEn or their key @R081 @A33', () => {
    const links = sideLinks({
      customerService: null,
      sideService: {
        FACEBOOK: { url: 'https://facebook.com/x', labelNameEn: 'Our page' },
        TELEGRAM: { url: '' },
        TELEGRAM2: { url: 'http://t.me/x' },
        TELEGRAM3: { url: 'https://t.me/y' },
        OTHER: { url: 'https://other.example' },
      },
    });
    expect(links.map(({ key, label }) => [key, label])).toEqual([
      ['FACEBOOK', 'Our page'],
      ['TELEGRAM3', 'TELEGRAM3'],
    ]);
  });
});

describe('pending contracts of an agent', () => {
  const all = { dailysalreqtype: '1', divtypecompperiodreq: 2, contracthoursalreq: true };

  test('lists the contracts in order with page and labels @R071 @R072', () => {
    expect(pendingContracts(1, all)).toEqual([
      { title: 'in_daily_salary_agt', text: 'in_daily_salary_req', path: '/m/member/agent/getSalaryContract' },
      { title: 'in_dividend_agt', text: 'in_dividend_req', path: '/m/member/agent/getDevidendContract' },
      { title: 'in_hour_salary_agt', text: 'in_hour_salary_req', path: '/m/member/agent/getHourContract' },
    ]);
  });

  test('lists nothing for other account types and only flags that are set', () => {
    for (const type of [0, 4, 40, 41, 42, null]) expect(pendingContracts(type, all)).toEqual([]);
    const none = { dailysalreqtype: null, divtypecompperiodreq: '0', contracthoursalreq: 'false' };
    expect(pendingContracts(1, none)).toEqual([]);
    expect(pendingContracts(1, { dailysalreqtype: '', divtypecompperiodreq: 0, contracthoursalreq: 1 })).toHaveLength(
      1,
    );
  });
});

test('formats the start of a match as month, day and time in the market’s time zone @R075', () => {
  expect(matchClock(Date.parse('2026-03-07T23:05:00Z'))).toBe('03/08 07:05');
});

const phones = {
  android: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
} as const;

test.for([
  ['android', ['Android', 'IOS'], true],
  ['android', ['IOS', 'MOBILECONFIG'], false],
  ['iphone', ['Android', 'MOBILECONFIG'], false],
  ['iphone', ['IOS'], true],
  ['computer', ['IOS'], true],
  ['computer', ['MOBILECONFIG'], false],
  ['computer', [], false],
] as const)('the download bar on %s with the downloads %j is shown: %s @R084 @A34', ([phone, kinds, shown]) => {
  expect(hasDownload(phones[phone], kinds)).toBe(shown);
});

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

test.for([
  ['an iPad, whose user agent names a Mac', 5, true],
  ['a Mac', 0, false],
] as const)('%s with %i touch points is an iOS device: %s @A34', ([, touchPoints, ios]) => {
  expect(isIos(mac, touchPoints)).toBe(ios);
});
