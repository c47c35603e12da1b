// @long

import { expectAccessible } from '#tests/support/axe.ts';
import { mountComponent } from '#tests/support/component.ts';
import { current } from '#tests/support/screen/frame.ts';
import { expect, test } from '#tests/support/test.ts';

test('the shared components show their states, pass axe and fit 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await mountComponent(page, "import './tests/stories/Stories.tsx';");
  const story = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(story('LoadState: waiting').getByRole('status')).toBeVisible();
  await expect(story('LoadState: failed').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(story('LoadState: empty').getByText('No claimed rewards yet')).toBeVisible();
  await expect(story('TransactionNotice').getByRole('alert')).toHaveCount(2);
  await expect(current(story('Tracker'))).toContainText('Under review');
  await story('Tabs').getByRole('tab', { name: 'History' }).click();
  await expect(story('Tabs').getByRole('tabpanel')).toHaveText('two');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await story('Sheet').getByRole('button', { name: 'Open the sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'A sheet with steps' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form in a dialog of another form is submitted alone', async ({ page }) => {
  await mountComponent(page, "import './tests/stories/Stories.tsx';");
  const story = page.getByRole('region', { name: 'Form with a form in its sheet', exact: true });
  await story.getByRole('button', { name: 'Open the inner form' }).click();
  await page.getByRole('button', { name: 'Submit the inner form' }).click();
  await expect(story.getByText('Submitted: inner', { exact: true })).toBeVisible();
  await story.getByRole('button', { name: 'Submit the outer form' }).click();
  await expect(story.getByText('Submitted: inner, outer', { exact: true })).toBeVisible();
});
