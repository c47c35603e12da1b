// @long

import type { Page } from 'playwright/test';
import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { openForm } from '#tests/support/forms.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Calls that belong to an interaction or to one page; no other page makes them at its start. */
const laterCalls: readonly string[] = [
  '/wps/agent/income',
  '/wps/game/recent/add',
  '/wps/game/vassalage/gameTypes',
  '/wps/game/vassalages',
  '/lgw/vn/games/game_menu',
  '/lgw/vn/games/game_menu/recent',
  '/wps/system/country',
  '/wps/system/domainRoute',
  '/wps/system/status',
  '/wps/wallets/transfer',
];

/** Returns the paths of calls that pages make until they are idle. */
const callsOf = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const created: string[] = [];
  page.on('request', (request) => created.push(new URL(request.url()).pathname));
  for (const address of addresses) {
    await page.goto(address);
    await waitForIdlePage(page);
  }
  expect(created.some((path) => path.startsWith('/wps/'))).toBe(true);
  return created.filter((path) => laterCalls.includes(path));
};

test('no guest page starts with a call that belongs to an interaction or another page', {
  tag: ['@R240', '@R247'],
}, async ({ page, context }) => {
  await withoutNotices(context);
  const lists = ['/m/home', '/m/gameLobby', '/m/gameList?gameType=RNG', '/m/gameList?gameType=INHOUSE'];
  expect(await callsOf(page, [...lists, '/m/login', '/m/register', '/m/lottery', '/m/moreLottery', '/m/help'])).toEqual(
    [],
  );
});

test('no agent page starts with a call that belongs to an interaction or another page', {
  tag: ['@R247', '@R252'],
}, async ({ page, context, signIn }) => {
  await withoutNotices(context);
  await signIn('agent01');
  const pages = ['/m/home', '/m/mine', '/m/agent', '/m/member/team', '/m/voucherCenter', '/m/withdraw'];
  const launch = '/m/launchGame?playType=trad&prize_mode=lott&code=LOTT&pageBack=lobby';
  expect(await callsOf(page, [...pages, launch, '/m/startLottery?code=anim-na-bola'])).toEqual([]);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

  test('support sites, mobile number hint, provider games and income are in Filipino', {
    tag: ['@R247', '@R240', '@R260'],
  }, async ({ page, sim, context, signIn }) => {
    await withoutNotices(context);
    await sim.override('domainRoute', {
      value: { route: obfuscateLink('https://help.example/'), alternates: [obfuscateLink('https://help2.example/')] },
    });
    await page.goto('/m/service');
    await expect(
      page.getByRole('link', { name: /^Support site 2 Kung hindi nag-\u2060o-\u2060open ang iba/ }),
    ).toBeVisible();
    await openForm(page, '/m/login');
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    const mobile = page.getByRole('textbox', { name: 'Mobile number' });
    await mobile.focus();
    await expect(mobile).toHaveAccessibleDescription('Number sa Pilipinas (+63)');
    await signIn('agent01');
    await page.goto('/m/gameList?gameType=RNG&vassalage=JL');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Iba pang laro ng Jadelane' })).toBeVisible();
    await page.goto('/m/member/agent/income');
    await expect(page.getByRole('heading', { name: 'I-compare ang kita' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
