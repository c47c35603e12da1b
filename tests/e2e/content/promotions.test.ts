import { readContent } from '#content/read.ts';
import { shows, spanOf } from '#content/schedule.ts';
import { inLocale } from '#content/text.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import {
  article,
  cardOf,
  category,
  promotionCards,
  raffle,
  raffleFact,
  raffleFacts,
} from '#tests/support/screen/content.ts';
import { backLink, chooseLanguage, menu } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

const { promotions } = readContent();
const running = promotions.filter((entry) => shows(spanOf(entry), Date.now()));

for (const [lang, locale] of [
  ['en', 'en'],
  ['ty', 'fil'],
] as const) {
  test.describe(`promotions in ${lang}`, { tag: lang === 'ty' ? '@long' : [] }, () => {
    test.use({ lang });

    test('the list shows every active promotion, with image, dates and terms', { tag: ['@R122', '@X11'] }, async ({
      page,
    }) => {
      await page.goto('/m/activity');
      await expect(promotionCards(page).getByRole('heading')).toHaveText(
        running.map((entry) => inLocale(entry.title, locale)),
      );
      const first = promotionCards(page).first();
      await expect(first.getByRole('presentation').first()).toHaveJSProperty('complete', true);
      await expect(first).toContainText('40×');
      await expect(first).toContainText('₱50');
      await expect(first).toContainText('30');
      await expectAccessible(page);
      await first.click();
      await expect(page).toHaveURL(/\/m\/activityDetail\?id=401$/);
      await expect(article(page).getByRole('heading').first()).toHaveText(running[0]?.title[locale] ?? '');
    });

    test('the detail page shows image, text and dates', { tag: ['@R014', '@R125', '@R126'] }, async ({ page }) => {
      await page.goto('/m/activityDetail?id=401');
      await expect(article(page).getByRole('presentation')).toHaveAttribute('src', /slides\/welcome\.webp/);
      await expect(article(page)).toContainText(lang === 'en' ? 'Long-term' : 'Long-term');
      await expect(article(page).getByRole('listitem')).toHaveCount(3);
      await expectAccessible(page);
      await page.goto('/m/activityDetail?id=451');
      await expect(article(page)).toContainText('03/01/2026 – 12/15/2027');
      await page.goto('/m/activity');
      await expect(promotionCards(page).filter({ hasText: '2026/03/01 – 2027/12/15' })).toHaveCount(1);
    });
  });
}

for (const { lang, title, shown, won, result } of [
  {
    lang: 'en',
    title: 'Grand raffle',
    shown: /^Tickets \d+ of 50$/,
    won: 'You won ₱10,000',
    result: 'Go to reward centre',
  },
  {
    lang: 'ty',
    title: 'Malaking raffle',
    shown: /^Mga ticket \d+ sa 50$/,
    won: 'Nanalo ka ng ₱10,000',
    result: 'Pumunta sa Reward Center',
  },
] as const)
  test.describe(`raffle in ${lang}`, { tag: lang === 'ty' ? '@long' : [] }, () => {
    test.use({ lang });

    test('a member sees own tickets, draw and result of a raffle', { tag: '@X40' }, async ({ page, sim, signIn }) => {
      await page.goto('/m/activityDetail?id=408');
      await expect(raffleFacts(page)).toBeHidden();
      await raffle(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/m\/login/);
      await signIn('player01');
      await page.goto('/m/activityDetail?id=408');
      await expect(raffleFact(page, 0)).toHaveText(shown);
      await expect(raffleFact(page, 1)).toContainText(/Dec 15, 2027, 6:00.PM|Dis 15, 2027, 6:00.PM/);
      await expect(raffleFact(page, 2)).toContainText('₱10,000, 3 × ₱2,000, 4 × ₱500');
      await expectAccessible(page);
      await sim.apply('rewards.raffle-won');
      await page.reload();
      await expect(raffleFact(page, 3)).toContainText(won);
      await raffle(page).getByRole('link', { name: result }).click();
      await expect(page.getByRole('main')).toContainText(title);
    });
  });

test('tickets that cannot be loaded say so and are loaded again on request', { tag: '@X40' }, async ({
  page,
  sim,
  signIn,
}) => {
  await signIn('player01');
  await sim.faults({ endpoint: 'raffles', kind: 'status', status: 500 });
  await page.goto('/m/activityDetail?id=408');
  await expect(raffle(page).getByRole('status')).toContainText('Something went wrong');
  await sim.faults();
  await raffle(page).getByRole('button', { name: 'Try again' }).click();
  await expect(raffleFact(page, 0)).toHaveText(/^Tickets \d+ of 50$/);
  await expect(raffle(page).getByRole('status')).toBeHidden();
});

test('a raffle that the document does not know shows its tickets', { tag: ['@X40', '@long'] }, async ({
  page,
  signIn,
}) => {
  await page.route(/announcement.list|promotion.raffles/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"id":408,', '"id":9001,') });
  });
  await signIn('player01');
  await page.goto('/m/activityDetail?id=9001');
  await expect(raffleFact(page, 0)).toContainText('of 50');
  await page.goto('/m/activityDetail?id=401');
  await expect(article(page)).toBeVisible();
  await expect(raffle(page)).toHaveCount(0);
});

test('a raffle without tickets and prizes shows no prizes, and one that the server does not list is hidden', {
  tag: ['@X40', '@long'],
}, async ({ page, sim, signIn }) => {
  await signIn('player01');
  await sim.override('raffles', {
    value: [
      { id: 408, tickets: 0, maxTickets: 50, drawAt: Date.UTC(2027, 11, 15), isDrawn: false, prizes: [], won: null },
    ],
  });
  await page.goto('/m/activityDetail?id=408');
  await expect(raffleFact(page, 0)).toHaveText('Tickets 0 of 50');
  await expect(raffleFacts(page)).not.toContainText('Prizes');
  await sim.override('raffles', { value: [] });
  await page.reload();
  await expect(article(page)).toBeVisible();
  await expect(raffle(page)).toBeHidden();
});

test('a raffle that only the server knows is hidden again for a guest', { tag: ['@X40', '@long'] }, async ({
  page,
  context,
  signIn,
}) => {
  await context.route(/announcement.list|promotion.raffles/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"id":408,', '"id":9001,') });
  });
  await signIn('player01');
  await page.goto('/m/activityDetail?id=9001');
  await expect(raffle(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/m/helpDetail');
  await hydratePage(other);
  await other.getByRole('button', { name: 'Menu' }).click();
  await menu(other).getByRole('button', { name: 'Log out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(raffle(page)).toBeHidden();
});

test('a promotion link can be copied, and a denied clipboard shows an error', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.assign(window, { copying: [() => Promise.resolve(), denied] });
    // The legacy API fails too.
    document.execCommand = () => false;
    Clipboard.prototype.writeText = () =>
      (window as unknown as { copying: (() => Promise<void>)[] }).copying.shift()?.() ?? denied();
  });
  await page.goto('/m/activityDetail?id=401');
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await share.click();
  await expect(page.getByText('Could not copy the link.')).toBeVisible();
});

test('a category shows its own promotions, and an empty one shows a message', { tag: ['@R124', '@R122'] }, async ({
  page,
  sim,
}) => {
  await page.goto('/m/activity');
  await page.getByText('Deposits', { exact: true }).first().click();
  await expect(promotionCards(page)).toHaveCount(3);
  await category(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByText('Friends', { exact: true }).first().click();
  await expect(promotionCards(page).getByRole('heading')).toHaveText(['Invite friends']);
  await sim.clock.set('2020-01-01T00:00:00Z');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No promotions here' })).toBeVisible();
});

test('an ID in the URL scrolls to its promotion, and an unknown ID is ignored', { tag: ['@R123', '@long'] }, async ({
  page,
}) => {
  await page.goto('/m/activity?id=409');
  await expect(cardOf(page, 409)).toBeInViewport();
  await expect(cardOf(page, 409).getByRole('link')).toBeFocused();
  await page.goto('/m/activity?id=999');
  await expect(cardOf(page, 401)).toBeInViewport();
});

test('an ID in the URL scrolls to a promotion that only the server has', { tag: ['@R123', '@A51', '@long'] }, async ({
  page,
}) => {
  await page.route('**/wps/announcement/list*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.value.content.push({ ...body.value.content[0], id: 9001, title: 'Brand new bonus' });
    await route.fulfill({ response, json: body });
  });
  await page.goto('/m/activity?id=9001');
  await expect(cardOf(page, 9001).getByRole('link')).toBeFocused();
  await expect(cardOf(page, 9001)).toBeInViewport();
});

test('a change of language requests the promotions in that language', {
  tag: ['@R124', '@engines', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/activity');
  await chooseLanguage(page, 'Filipino');
  await expect(promotionCards(page).getByRole('heading').first()).toHaveText('First deposit bonus');
  await expect
    .poll(async () =>
      (await sim.requests({ path: '/wps/announcement/list' })).some(({ url }) => /types=PR.*TY|TY.*types=PR/.test(url)),
    )
    .toBe(true);
});

test('newer promotions of the server appear without layout shift', { tag: ['@R239', '@R200', '@long'] }, async ({
  page,
}) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/wps/announcement/list*', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const [first] = body.value.content;
    first.title = 'Fresh from the server';
    body.value.content.push({ ...first, id: 9001, title: 'Brand new <b>bonus</b>' });
    await asked;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/activity');
  const cards = promotionCards(page);
  const second = await cards.nth(1).boundingBox();
  answer();
  await expect(cards.first().getByRole('heading')).toHaveText('Fresh from the server');
  await expect(cards.last().getByRole('heading')).toHaveText('Brand new <b>bonus</b>');
  expect(await cards.nth(1).boundingBox()).toEqual(second);
});

test('back leaves the promotions in one step, or leads home if they were opened first', {
  tag: ['@R124', '@long'],
}, async ({ page }) => {
  await page.goto('/m/service');
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => void open('/m/activity'));
  const first = await popup;
  await backLink(first).click();
  await expect(first).toHaveURL(/\/m\/home$/);
  await page.goto('/m/help');
  await page.goto('/m/activity');
  await backLink(page).click();
  await expect(page).toHaveURL(/\/m\/help/);
});

test('the activity menu starts on its first tab and centres a selected one', { tag: ['@R127', '@long'] }, async ({
  page,
}) => {
  await page.goto('/m/activityMenu');
  await expect(category(page, 'All')).toBeChecked();
  const tab = page.getByText('Missions', { exact: true }).first();
  await tab.click();
  await expect(category(page, 'Missions')).toBeChecked();
  await expect
    .poll(() =>
      tab.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return Math.abs(box.left + box.width / 2 - innerWidth / 2);
      }),
    )
    .toBeLessThan(20);
  await expectAccessible(page);
});

test('a promotion outside its dates is hidden by the clock of the browser', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime('2027-12-20T12:00:00+08:00');
  await page.route('**/wps/announcement/**', (route) => route.abort());
  await page.goto('/m/activity');
  await expect(cardOf(page, 411)).toBeVisible();
  await expect(cardOf(page, 451)).toBeHidden();
  await page.goto('/m/activityDetail?id=412');
  await expect(page.getByText('This promotion is not active today.')).toBeVisible();
  await expect(article(page).getByRole('link')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the promotions can be read, filtered and opened', { tag: '@R122' }, async ({ page }) => {
    await page.goto('/m/activity');
    await expect(promotionCards(page)).toHaveCount(running.length);
    await page.getByText('Deposits', { exact: true }).first().click();
    await expect(promotionCards(page)).toHaveCount(3);
    await promotionCards(page).getByRole('link').first().click();
    await expect(article(page)).toContainText('Deposit for the first time');
    await expect(article(page).getByRole('link').last()).toHaveAttribute('href', '/m/voucherCenter');
  });
});
