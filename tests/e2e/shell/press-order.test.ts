// @long

import type { Page } from 'playwright/test';
import { Random } from '#sim/core/random.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { waitForIdlePage } from '#tests/support/page-idle.ts';
import { expect, test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

/** Number of random sequences; `npm run soak` tries more. */
const rounds = Number(process.env.PRESS_ROUNDS ?? 4);

test.beforeEach(({ context }) => withoutNotices(context));

/** Blocks the scripts of the site; the returned function releases the next one, or all with `all`. */
const holdScripts = async (page: Page): Promise<(all?: boolean) => void> => {
  const held: (() => void)[] = [];
  let isOpen = false;
  await page.route('**/_astro/*.js*', async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return (all = false) => {
    isOpen = all;
    for (const release of held.splice(0, all ? held.length : 1)) release();
  };
};

/** Records which controls are pressed and which presses reach the page's handlers, by the name of the control. */
const recordPresses = (page: Page) =>
  page.addInitScript(() => {
    const record = { made: [] as string[], reached: [] as string[] };
    Object.assign(globalThis, { record });
    const nameOf = ({ target }: Event): string | undefined => {
      const control = (target as Element).closest('button, summary');
      return control ? (control.getAttribute('aria-label') ?? control.textContent?.trim()) : undefined;
    };
    // Runs before all listeners of the page, because this script runs first.
    addEventListener(
      'click',
      (event) => {
        const name = event.isTrusted ? nameOf(event) : undefined;
        if (name) record.made.push(name);
      },
      true,
    );
    addEventListener('click', (event) => {
      const name = nameOf(event);
      if (name) record.reached.push(name);
    });
  });

const recordOf = (page: Page): Promise<{ readonly made: string[]; readonly reached: string[] }> =>
  page.evaluate('record');

/** Returns the state that presses on the login page change. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    return {
      tab: all('[role=tab][aria-selected=true]').map((it) => it.textContent),
      fields: all<HTMLInputElement>('main input').map(({ name, type, value }) => [name, type, value]),
      refused: all('main [aria-invalid=true]').map((it) => it.getAttribute('name')),
      isLanguageOpen: document.querySelector('[data-language]')?.hasAttribute('open') ?? null,
    };
  });

const presses = ['Username', 'Mobile number', 'Show password', 'Hide password', 'Language', 'Log in'];

/** Returns the last press of a group: of the tabs, or of one control that never leaves the page. */
const lastOf = (names: readonly string[], group: 'tab' | 'Language'): string | undefined =>
  names.findLast((name) => (/^(Username|Mobile number)$/.test(name) ? 'tab' : name) === group);

/** Presses, types and releases scripts at random; then releases all. */
const visit = async (page: Page, seed: number): Promise<void> => {
  const random = new Random(seed);
  const release = await holdScripts(page);
  await recordPresses(page);
  await page.goto('/m/login', { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Username' }).waitFor();
  for (let step = random.int(4, 12); step > 0; step -= 1) {
    if (random.fraction() < 0.4) {
      release();
      continue;
    }
    const name = random.pick(presses);
    const control = page
      .locator('button, summary')
      .filter({ visible: true })
      .and(
        page
          .getByRole('tab', { name, exact: true })
          .or(page.getByRole('button', { name, exact: true }))
          .or(page.locator(`summary[aria-label="${name}"]`)),
      );
    if ((await control.count()) > 0)
      await control
        .first()
        .click({ timeout: 2_000, noWaitAfter: true })
        .catch(() => undefined);
  }
  release(true);
  await hydratePage(page);
  await waitForIdlePage(page);
};

/** Repeats presses on the loaded page. */
const repeat = async (page: Page, names: readonly string[]): Promise<void> => {
  await page.goto('/m/login');
  await hydratePage(page);
  await waitForIdlePage(page);
  for (const name of names)
    await page.evaluate(async (text) => {
      const control = [...document.querySelectorAll<HTMLElement>('button, summary')].find(
        (it) => (it.getAttribute('aria-label') ?? it.textContent?.trim()) === text,
      );
      // A press may target a control that the previous press has removed.
      control?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }, name);
  await waitForIdlePage(page);
};

/** Returns whether `part` is a subsequence of `whole`. */
const isWithin = (part: readonly string[], whole: readonly string[]): boolean => {
  const rest = [...part];
  for (const name of whole) if (name === rest[0]) rest.shift();
  return rest.length === 0;
};

for (let seed = 1; seed <= rounds; seed += 1)
  test(`random presses during startup of the login page have the effect of the loaded page (${seed})`, {
    tag: '@X16',
  }, async ({ page, context }) => {
    await visit(page, seed);
    const { made: created, reached } = await recordOf(page);
    expect(isWithin(reached, created), `${reached} out of ${created}`).toBe(true);
    for (const group of ['tab', 'Language'] as const)
      expect(lastOf(reached, group), `${reached} out of ${created}`).toBe(lastOf(created, group));
    const loaded = await context.newPage();
    await repeat(loaded, reached);
    const states = [await stateOf(page), await stateOf(loaded)];
    // While the other form loads, "Log in" still submits the visible one.
    if (created.includes('Mobile number')) for (const state of states) state.refused = [];
    expect(states[0], reached.join(', ')).toEqual(states[1]);
  });
