import { expect, type Page } from 'playwright/test';
import { simOf } from '#sim/client/sim.ts';
import { field, invalidField, submitButton } from '#tests/support/forms.ts';
import { hydrateAndLoad } from '#tests/support/hydrate-page.ts';
import { startLoggedIn } from '#tests/support/login-session.ts';
import { languages, menu, menuButton, tabBar } from '#tests/support/screen/frame.ts';
import { favouriteButtons, gameLinks, listOfGames } from '#tests/support/screen/games.ts';
import { inboxMessages } from '#tests/support/screen/messages.ts';
import { entries, moreEntries } from '#tests/support/screen/records.ts';
import { limit } from '#tests/support/screen/safety.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';
import { percentile } from './load.ts';
import type { Figure } from './simulator.ts';
import { phone, traceFile, withSite } from './site.ts';

/** CPU slowdown relative to this machine, as on a cheap phone; and the maximum duration of an interaction there, ms. */
const slowdown = 4;
const allowed = 200;
const rounds = 5;

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly isGuest?: true;
  /** Prepares the loaded page once; not measured. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** One interaction; `round` counts from 0. */
  readonly act: (page: Page, round: number) => Promise<void>;
  /** Resets the page afterwards; not measured. */
  readonly undo?: (page: Page, round: number) => Promise<void>;
}

const list = '/m/gameList?gameType=RNG&classify=ALL';
/** Number of records that the list shows while one of them is opened. */
const openedRecords = 200;
const openedRecord = 120;

/** Closes the open dialog, which the interaction has opened. */
const closeDialog = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open]');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
};

const openMenu = (page: Page): Promise<void> => menuButton(page).tap();

const submit = (page: Page): Promise<void> => submitButton(page).tap();

/** Waits for the errors of a form, and shows them anew with the next submission. */
const correct =
  (label: string, value: string) =>
  async (page: Page): Promise<void> => {
    await invalidField(page).waitFor();
    await field(page, label).fill(value);
    await field(page, label).fill('');
  };

const showRecords = async (page: Page): Promise<void> => {
  while ((await entries(page).count()) < openedRecords) {
    const count = await entries(page).count();
    await moreEntries(page).click();
    await expect.poll(() => entries(page).count(), { timeout: 30_000 }).toBeGreaterThan(count);
  }
  await entries(page)
    .nth(openedRecord)
    .evaluate((entry) => entry.closest('section')?.scrollIntoView());
};

/** Keeps the page when a link is tapped; its other handlers run before. */
const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));

const interactions: readonly Interaction[] = [
  { name: 'error of an empty login', path: '/m/login', isGuest: true, act: submit, undo: correct('Username', 'a') },
  { name: 'error of an empty deposit', path: '/m/voucherCenter', act: submit, undo: correct('Amount', '200') },
  { name: 'error of an empty withdrawal', path: '/m/withdraw', act: submit, undo: correct('Amount', '200') },
  { name: 'opening the menu', path: '/m/home', act: openMenu, undo: closeDialog },
  {
    name: 'closing the menu',
    path: '/m/home',
    prepare: openMenu,
    act: (page) => menu(page).getByRole('button', { name: 'Close' }).tap(),
    undo: openMenu,
  },
  {
    name: 'opening the languages',
    path: '/m/help',
    act: (page) => languages(page).tap(),
    undo: (page) => languages(page).tap(),
  },
  {
    name: 'choosing a tab of the bar',
    path: '/m/home',
    prepare: stayOnPage,
    act: (page) => tabBar(page).getByRole('link', { name: 'Events' }).tap(),
  },
  {
    name: 'switching the category of home',
    path: '/m/home',
    act: (page, round) =>
      page
        .getByRole('tab')
        .nth((round % 2) + 1)
        .tap(),
  },
  {
    name: 'switching the category',
    path: '/m/gameLobby',
    act: (page, round) =>
      page
        .getByRole('tab')
        .nth((round % 5) + 1)
        .tap(),
  },
  {
    name: 'opening the filter drawer',
    path: list,
    act: (page) => page.getByRole('button', { name: 'Filter' }).tap(),
    undo: closeDialog,
  },
  {
    name: 'typing in search',
    path: list,
    act: (page) => page.getByRole('searchbox').press('g'),
  },
  { name: 'toggling a favourite', path: list, act: (page, round) => favouriteButtons(page).nth(round).tap() },
  {
    name: 'opening the details of a game',
    path: list,
    act: (page) => gameLinks(listOfGames(page)).first().tap(),
    undo: closeDialog,
  },
  {
    name: 'choosing a number of a lottery',
    path: '/m/startLottery?code=bilis-lima-3-minute',
    prepare: (page) => page.getByRole('button', { name: 'Last digit', exact: true }).tap(),
    act: (page, round) => page.getByRole('button', { name: String(round), exact: true }).tap(),
  },
  {
    name: 'choosing a period of a record',
    path: '/m/gameRecord',
    act: (page, round) => page.getByRole('button', { name: round % 2 ? 'Today' : '7 days' }).tap(),
  },
  {
    name: `opening one of ${openedRecords} records`,
    path: '/m/gameRecord?period=month',
    prepare: showRecords,
    act: (page) => entries(page).nth(openedRecord).getByRole('button').tap(),
    undo: closeDialog,
  },
  {
    name: 'opening a message',
    path: '/m/webEmail',
    act: (page, round) => inboxMessages(page).nth(round).getByRole('button').tap(),
    undo: closeDialog,
  },
  {
    name: 'choosing a preset amount',
    path: '/m/voucherCenter',
    act: (page, round) => page.locator('.amountbox__presets button').nth(round).tap(),
  },
  {
    name: 'opening the promotions of a deposit',
    path: '/m/voucherCenter',
    prepare: (page) => field(page, 'Amount').fill('500'),
    act: (page) => page.getByRole('region', { name: 'Promotions' }).getByRole('button').tap(),
    undo: closeDialog,
  },
  {
    name: 'opening a limit',
    path: '/m/responsible',
    act: (page) => limit(page, 'Deposit limit', '7 days').getByRole('button').first().tap(),
    undo: closeDialog,
  },
];

/**
 * Returns the longest interaction since the last call, as measured by the browser; durations below 16 ms count as 16.
 */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        setTimeout(() => {
          const seen = window as unknown as { worst: number };
          resolve(Math.max(16, seen.worst));
          seen.worst = 0;
        }, 400),
      ),
  );

const measure = async (page: Page, { path, prepare, act, undo }: Interaction): Promise<number> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrateAndLoad(page);
  await prepare?.(page);
  const tab = await page.context().newCDPSession(page);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await longestTask(page);
    await act(page, round);
    taken.push(await longestTask(page));
    await undo?.(page, round);
  }
  await tab.detach();
  return percentile(taken, 0.5);
};

/** Measures interaction to next paint on a slowed-down machine, median of five, relative to the limit. */
export const measureInteractions = (): Promise<Figure[]> =>
  withSite(async (site, browser) => {
    const sim = simOf(site, 'bench');
    const openTab = async (account: 'player01' | null): Promise<Page> => {
      const context = await browser.newContext({ ...phone, baseURL: site });
      await context.addCookies([{ name: 'sim_world', value: sim.world, url: site }]);
      await withoutNotices(context);
      if (account) await startLoggedIn(context, await sim.signIn(account));
      await context.addInitScript(() => {
        const seen = window as unknown as { worst: number };
        seen.worst = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { interactionId: number })[])
            if (entry.interactionId) seen.worst = Math.max(seen.worst, entry.duration);
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      return context.newPage();
    };
    const [guest, member] = [await openTab(null), await openTab('player01')];
    const figures: Figure[] = [];
    for (const interaction of interactions) {
      const page = interaction.isGuest ? guest : member;
      const value = (await measure(page, interaction)) / allowed;
      if (value > 1) {
        await browser.startTracing(page, { path: traceFile(interaction.name) });
        await measure(page, interaction);
        await browser.stopTracing();
      }
      figures.push({
        name: `Interaction to next paint, ${interaction.name}, CPU ÷ ${slowdown}`,
        value,
        limit: 1,
        unit: '× 200 ms',
      });
    }
    return figures;
  });
