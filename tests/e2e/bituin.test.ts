// @long
import type { Page } from 'playwright/test';
import { field, fillForm, openForm, submitForm } from '#tests/support/forms.ts';
import { gamePath, openGame } from '#tests/support/game-page.ts';
import { gameResult } from '#tests/support/screen/games.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test.use({ brand: 'bituin', lang: 'vi', timezoneId: 'Asia/Ho_Chi_Minh' });

const password = 'Bongsen2026';
const pin = '246810';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a player in Vietnam registers by mobile number, deposits, plays and finds it in the records', {
  tag: '@A104',
}, async ({ page, context, sim }) => {
  test.setTimeout(180_000);
  await withoutNotices(context);
  await openForm(page, '/m/register');
  await page.getByRole('tab', { name: 'Số điện thoại' }).click();
  await field(page, 'Số điện thoại').fill('0938777123');
  await button(page, 'Lấy mã').click();
  await expect.poll(async () => (await sim.codes()).sms.length).toBeGreaterThan(0);
  const { sms, captchas } = await sim.codes();
  await fillForm(page, { 'Mã SMS': sms[0]?.code ?? '', Captcha: captchas.at(-1)?.answer ?? '' });
  await fillForm(page, { 'Mật khẩu': password, 'Nhập lại mật khẩu': password });
  await submitForm(page);
  await page.waitForURL('**/m/home');
  await page.getByRole('dialog').getByRole('button', { name: 'Để sau' }).click();

  await page.goto('/m/voucherCenter');
  await field(page, 'Số tiền').fill('500.000');
  await button(page, 'Tiếp tục với MoMo').click();
  await page.getByRole('button', { name: 'Trả 500.000 ₫' }).click();
  await page.getByRole('link', { name: 'Về trang' }).click();
  await expect(page.getByRole('heading', { name: 'Nạp tiền thành công' })).toBeVisible();

  await sim.outcome('lose');
  const game = await openGame(page, await gamePath(sim, 'Kidlat Fortune'));
  await game.getByRole('button', { name: 'Quay' }).click();
  await expect(gameResult(game)).toHaveText('Lần này chưa thắng.');

  for (const [address, count] of [
    ['/m/gameRecord', 1],
    ['/m/transaction/record', 2],
  ] as const) {
    await page.goto(address);
    await expect(entries(page)).toHaveCount(count);
  }
});

test('a withdrawal in Vietnam is paid to MoMo without a fee, and is in the record', { tag: '@A104' }, async ({
  page,
  context,
  signIn,
  sim,
}) => {
  await withoutNotices(context);
  await signIn('player01');
  await page.goto('/m/withdraw');
  await field(page, 'Số tiền').fill('200.000');
  await field(page, 'Mật khẩu rút tiền').fill(pin);
  await button(page, 'Rút tiền').click();
  await expect(page.getByRole('heading', { name: 'Đang xét duyệt' })).toBeVisible();
  await sim.clock.advance('6m');
  await expect(page.getByRole('heading', { name: 'Đang xử lý' })).toBeVisible();
  await sim.clock.advance('20m');
  await expect(page.getByRole('heading', { name: 'Hoàn tất' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Bạn đã nhận\s*200\.000\s₫/);
  await page.goto('/m/withdrawReport');
  await expect(entries(page).first()).toContainText(/MoMo •••• 5678.*200\.000\s₫.*Hoàn tất/s);
});

test('an agent in Vietnam sees the rebates of the team with the comma of the country', { tag: '@A104' }, async ({
  page,
  context,
  signIn,
}) => {
  await withoutNotices(context);
  await signIn('agent01');
  await page.goto('/m/agent');
  await page.getByRole('link', { name: 'Hoàn trả đại lý' }).click();
  await expect(entries(page).first()).toContainText(/\d,\d+%.*₫/s);
});

test('pages and lists of games that the brand lacks say so, to guests too', { tag: '@A104' }, async ({
  page,
  context,
}) => {
  await withoutNotices(context);
  for (const address of [
    '/m/lottery',
    '/m/moreLottery',
    '/m/startLottery?code=ELOTT7001',
    '/m/launchGame?vassalage=LOTT',
    '/m/gameList?gameType=LOTT',
    '/m/gameList?gameType=COCKFIGHT',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText('Không có tại đây');
    await expect(page.getByRole('main')).toContainText('Bituin không có các trò chơi này.');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
  }
  await page.getByRole('link', { name: 'Về trang chủ' }).click();
  await page.waitForURL('**/m/home');
  await page.goto('/m/gameList?gameType=none');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});
