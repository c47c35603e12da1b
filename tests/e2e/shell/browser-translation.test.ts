import type { Page } from 'playwright/test';
import { field, invalidField, openForm, submitForm } from '#tests/support/forms.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { openAs, openPage } from '#tests/support/page-checks.ts';
import { installTranslator } from '#tests/support/page-translator.ts';
import { expect, test } from '#tests/support/test.ts';
import { groupsOf } from '#tests/support/visits.ts';

test.beforeEach(({ context }) => installTranslator(context));

const translate = (page: Page): Promise<void> => page.evaluate('translatePage()');

/** Submits every form of the page unchanged, and presses all tabs, chips and switches. */
const pressControls = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const controls = 'main :is(button[type=submit], [role=tab], [aria-pressed], [aria-expanded], [role=switch])';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.isConnected) continue;
      control.click();
      await rest();
    }
  });

for (const { visitor, pages } of groupsOf(12)) {
  const names = pages.map(({ name }) => name).join(', ');

  test(`as ${visitor}, browser translation breaks no form of ${names}`, { tag: '@long' }, async ({
    context,
    sim,
    watch,
  }) => {
    watch.expectError(/404/);
    await openAs(context, sim, visitor);
    for (const visit of pages) {
      // A submitted form may still leave for another page.
      const page = await context.newPage();
      await openPage(page, visit);
      await translate(page);
      // A control that navigates to another page ends the loop.
      await pressControls(page).catch((error: Error) => expect(error.message).toContain('navigation'));
      await expect.soft(page.locator('.broken'), visit.name).toHaveCount(0);
      await page.close();
    }
  });
}

test('a translated login form shows its errors and accepts input', { tag: '@engines' }, async ({ page }) => {
  await openForm(page, '/m/login');
  await translate(page);
  await submitForm(page);
  await expect(invalidField(page)).toBeVisible();
  await page.getByRole('textbox', { name: /^Username/ }).fill('player01');
  await page.getByRole('textbox', { name: /^Password/ }).fill('wrong-Passw0rd');
  await submitForm(page);
  await expect(page.getByText('Wrong username or password. Please try again.*')).toBeVisible();
});

test('a form translated before hydration keeps typed text and focus', { tag: '@engines' }, async ({ page }) => {
  const { release } = await holdResponses(page, '**/_astro/*.js');
  await page.goto('/m/login', { waitUntil: 'commit' });
  await field(page, 'Username').waitFor();
  await translate(page);
  await page.getByRole('textbox', { name: /^Username/ }).fill('player01');
  release();
  await hydratePage(page);
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('player01');
  await expect(page.getByRole('textbox', { name: /^Username/ })).toBeFocused();
  await submitForm(page);
  await expect(invalidField(page)).toBeVisible();
});
