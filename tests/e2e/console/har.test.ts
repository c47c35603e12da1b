// @long

import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { fillForm, submitForm } from '#tests/support/forms.ts';
import { hydratePage } from '#tests/support/hydrate-page.ts';
import { seedPassword } from '#tests/support/login-session.ts';
import { expect, test } from '#tests/support/test.ts';

const logIn = async (page: Page, password: string): Promise<void> => {
  await page.goto('/m/login');
  await hydratePage(page);
  await fillForm(page, { Username: 'player01', Password: password });
  await submitForm(page);
};

test(
  'routeFromHAR replays a recorded login regardless of its encrypted body',
  { tag: ['@long', '@X27'] },
  async ({ page, browser, sim }, testInfo) => {
    await logIn(page, seedPassword);
    await page.waitForURL('**/m/home');
    const file = testInfo.outputPath('calls.har');
    await writeFile(file, JSON.stringify((await sim.bundle()).har));
    const context = await browser.newContext();
    await context.routeFromHAR(file, { url: '**/wps/session/login' });
    const replayed = await context.newPage();
    await logIn(replayed, 'any other password');
    await replayed.waitForURL('**/m/home');
    await expect(sim).toHaveCalled({ endpoint: 'login', count: { exactly: 1 } });
    await context.close();
  },
);
