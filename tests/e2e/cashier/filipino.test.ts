import type { Locator, Page } from 'playwright/test';
import type { Sim } from '#sim/client/sim.ts';
import { submitButton, submitButtonIn } from '#tests/support/forms.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { layoutDefectsInPage } from '#tests/support/layout-defects.ts';
import { documentOf } from '#tests/support/screen/frame.ts';
import { entries } from '#tests/support/screen/records.ts';
import { expect, test } from '#tests/support/test.ts';
import { untranslatedTexts } from '#tests/support/untranslated-text.ts';

test.use({ lang: 'ty', viewport: { width: 320, height: 640 } });

interface Stop {
  readonly at: string;
  readonly who?: 'newbie01' | 'agent01';
  readonly scenario?: string;
  readonly flags?: Record<string, boolean | string>;
  /** Interaction before the text is read. */
  readonly open?: (page: Page) => Promise<void>;
}

const submit = (page: Page) => submitButton(page).first().click();
const openSheet = async (page: Page, opener: Locator) => {
  await opener.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const submitSheet = async (page: Page, opener: Locator) => {
  await openSheet(page, opener);
  await submitButtonIn(page.getByRole('dialog')).click();
};

const addAccount = (page: Page) => page.getByRole('button', { name: 'Magdagdag ng account' });
const row = (page: Page) => entries(page).getByRole('button');
const month = '?period=month';

const forms: Readonly<Record<string, Stop>> = {
  'the deposit form': { at: '/m/voucherCenter', open: submit },
  'the newer deposit form': { at: '/m/voucherCenter', flags: { DEP_FUNC: '1' }, open: submit },
  'the promotions of a deposit': {
    at: '/m/voucherCenter',
    who: 'newbie01',
    open: (page) => openSheet(page, page.getByRole('region', { name: 'Mga promo' }).getByRole('button')),
  },
  'a manual bank transfer': {
    at: '/m/voucherCenter',
    open: async (page) => {
      await page.getByRole('radio', { name: /^Bank transfer/ }).check();
      await submit(page);
    },
  },
  'the withdrawal form': { at: '/m/withdraw', open: submit },
  'an open wagering requirement': { at: '/m/withdraw', scenario: 'withdraw.turnover-open' },
  'a first withdrawal form': { at: '/m/withdraw', who: 'newbie01' },
  'the withdrawal password form': {
    at: '/m/withdraw',
    who: 'newbie01',
    open: (page) => submitSheet(page, addAccount(page)),
  },
  'the account form': { at: '/m/withdraw', open: (page) => submitSheet(page, addAccount(page)) },
  'the transfer to the upline': { at: '/m/upLine/transfer', who: 'agent01', open: submit },
};

const records: Readonly<Record<string, Stop>> = {
  'the deposit records': { at: `/m/vouReport${month}` },
  'a deposit record': { at: `/m/vouReport${month}`, open: (page) => openSheet(page, row(page)) },
  'the withdrawal records': { at: `/m/withdrawReport${month}` },
  'a withdrawal record': { at: `/m/withdrawReport${month}`, open: (page) => openSheet(page, row(page)) },
  'the transaction records': { at: `/m/transaction/record${month}` },
  'a transaction record': { at: `/m/transaction/record${month}`, open: (page) => openSheet(page, row(page)) },
  'the transaction records of an agent': { at: `/m/transaction/record${month}&types=A`, who: 'agent01' },
  'the betting records': { at: `/m/gameRecord${month}` },
  'a betting record': { at: `/m/gameRecord${month}`, open: (page) => openSheet(page, row(page)) },
  'a lottery bet record': {
    at: '/m/gameRecord?kind=ELOTT',
    scenario: 'lottery.won',
    open: (page) => openSheet(page, row(page)),
  },
  'an empty betting record': { at: '/m/gameRecord', scenario: 'records.empty' },
  'a failed betting record': { at: '/m/gameRecord', scenario: 'records.fail' },
  'profit and loss': { at: `/m/profitandloss${month}` },
  'the statement': { at: '/m/statement' },
};

const orders: Readonly<Record<string, Stop>> = Object.fromEntries(
  [
    ...['manual', 'alipay', 'wechat', 'qq', 'gateway'].map((channel) => [channel, 'pending'] as const),
    ...['reviewing', 'approved', 'rejected', 'expired', 'cancelled'].map((status) => ['manual', status] as const),
  ].map(([channel, status]) => [
    `a ${status} deposit by ${channel}`,
    { at: '/m/voucherCenter', scenario: `deposit.${channel}-${status}` },
  ]),
);

const withdrawals: Readonly<Record<string, Stop>> = Object.fromEntries(
  ['reviewing', 'processing', 'paid', 'rejected', 'cancelled'].map((status) => [
    `a ${status} withdrawal`,
    { at: '/m/withdraw', scenario: `withdraw.${status}` },
  ]),
);

const reports = {
  '/m/voucherCenter': '/wps/relay/DEP_report',
  '/m/withdraw': '/wps/transaction/withdraw/report',
} as const;

/** Returns the page of the order that a scenario created. */
const newestOrder = async (sim: Sim, token: string, at: string): Promise<string> => {
  const report = reports[at as keyof typeof reports];
  const reply = await sim.call(`${report}?lastDays=1`, { headers: { authorization: `Bearer ${token}` } });
  const { value } = (await reply.json()) as { value: { content: { depositId?: string; withdrawId?: string }[] } };
  return `${at}?order=${value.content[0]?.depositId ?? value.content[0]?.withdrawId}`;
};

for (const [name, stop] of Object.entries({ ...forms, ...records, ...orders, ...withdrawals }))
  test(`${name} in Filipino at 320 px has no English text and no layout defect`, {
    tag: ['@long', '@R024', '@R264'],
  }, async ({ page, sim, signIn, watch }) => {
    if (stop.scenario === 'records.fail') watch.expectError(/./);
    await sim.flags({ AGETRANSFERUP3: true, ...stop.flags });
    if (stop.scenario) await sim.apply(stop.scenario);
    const { token } = await signIn(stop.who ?? 'player01');
    const isOrder = name in orders || name in withdrawals;
    await page.goto(isOrder ? await newestOrder(sim, token, stop.at) : stop.at);
    await hydrateAndLoad(page);
    await stop.open?.(page);
    await expect(documentOf(page)).toHaveAttribute('lang', 'fil');
    expect.soft(await untranslatedTexts(page)).toEqual([]);
    expect(await page.evaluate(layoutDefectsInPage)).toEqual([]);
  });
