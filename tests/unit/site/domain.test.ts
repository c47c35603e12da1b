import { describe, expect, test } from 'vitest';
import { isAgentHome, isContractAgent } from '#features/account/model/roles.ts';
import { bannerTarget } from '#features/content/model/banners.ts';
import { launchPath } from '#features/games/model/games.ts';
import { menuOf } from '#features/games/model/lobby.ts';
import { loginPath, ownPath } from '#lib/links.ts';
import { floorToMinor, formatMoney, hideDigits, roundToMinor, toMajor, toMinor } from '#lib/money/money.ts';

describe('agent types', () => {
  test.for([
    [0, false, true],
    [1, true, true],
    [2, true, true],
    [4, false, false],
    [40, false, false],
    [41, true, false],
    [42, true, false],
    [undefined, false, false],
    ['1', false, false],
    [Number.NaN, false, false],
  ] as const)('type %s: agent home %s, contracts %s @R194 @R003', ([type, home, contracts]) => {
    expect(isAgentHome(type)).toBe(home);
    expect(isContractAgent(type)).toBe(contracts);
  });
});

describe('money', () => {
  test.for([
    [0, '₱0.00'],
    [12480.5, '₱12,480.50'],
    [-3.1, '−₱3.10'],
    [1_000_000, '₱1,000,000.00'],
  ] as const)('%d is formatted as %s @R195', ([major, text]) => {
    expect(formatMoney(major)).toBe(text);
  });

  test('converts between major units and minor units without rounding errors', () => {
    expect(toMinor(0.1 + 0.2)).toBe(30);
    expect(toMajor(toMinor(1234.56))).toBe(1234.56);
    expect(floorToMinor(0.29)).toBe(0.29);
    expect(floorToMinor(0.299)).toBe(0.29);
    expect(roundToMinor(0.1 + 0.2)).toBe(0.3);
  });

  test('a hidden amount keeps sign and separators @R059', () => {
    expect(hideDigits('₱12,480.50')).toBe('₱**,***.**');
  });
});

describe('redirect targets after login', () => {
  test.for(['/m/home', '/m/outerApp?vendor=JL&gameId=1', '/m/help?i=2#x'])('%s is a page of the site', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  test.for([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/m/home',
    'javascript:alert(1)',
    '/m/../../etc',
    '/m/\u202Ehome',
    '/m/ home',
    '/m/\0home',
    `/m/${'a'.repeat(10_000)}`,
    '',
    null,
  ])('%s is rejected', (target) => {
    expect(ownPath(target)).toBeNull();
  });

  test('the login path keeps the page to return to', () => {
    const path = loginPath('/m/gameList?gameType=RNG&x=1');
    expect(new URLSearchParams(path.split('?')[1]).get('redirect')).toBe('/m/gameList?gameType=RNG&x=1');
  });
});

describe('banner links', () => {
  test.for([
    ['/m/activity', { href: '/m/activity', outside: false }],
    ['https://partner.example/x', { href: 'https://partner.example/x', outside: true }],
    ['http://partner.example/x', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    [null, null],
  ] as const)('%s links to %j @A30', ([action, target]) => {
    expect(bannerTarget(action)).toEqual(target);
  });
});

describe('the category menu', () => {
  const vendor = { vassalage: 'JL', accountTypeName: 'JL', gameType: 'RNG', mobileSmallIcon: '', mobileLargeIcon: '' };
  const entry = (gameCategory: string, vendors = 1) => ({ gameCategory, vendorNames: Array(vendors).fill(vendor) });

  test('uses the server’s order and puts a missing HOT first @R091', () => {
    expect(menuOf({ sorting: [entry('LIVE'), entry('RNG')] })).toEqual(['HOT', 'LIVE', 'RNG']);
    expect(menuOf({ sorting: [entry('RNG'), entry('HOT', 0)] })).toEqual(['RNG', 'HOT']);
  });

  test('omits unknown, duplicate and empty categories @A37', () => {
    expect(menuOf({ sorting: [entry('HOT', 0), entry('XYZ'), entry('RNG'), entry('RNG'), entry('FISH', 0)] })).toEqual([
      'HOT',
      'RNG',
    ]);
  });
});

describe('launch paths', () => {
  const game = { nodeId: 7, vassalage: 'JL', gameId: 'g7', gameCategory: 'RNG' };

  test('a game opens the game screen, with its room if it has one @R253', () => {
    expect(launchPath(game)).toBe('/m/outerApp?vendor=JL&gameId=g7&nodeId=7&category=RNG');
    expect(launchPath({ ...game, roomId: 'r1' })).toContain('gameId=r1');
  });

  test.for(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])(
    '%s opens the lottery launch with gameCode lobby @R119',
    (vassalage) => {
      const path = launchPath({ ...game, vassalage });
      expect(path).toMatch(/^\/m\/launchGame\?/);
      expect(path).toContain('gameCode=lobby');
      expect(path).toContain(`code=${vassalage}`);
    },
  );
});
