import type { Page } from 'playwright/test';
import { obfuscateLink } from '#features/service/model/obfuscated-link.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/test.ts';

const contactLinks = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test('customer service lists its chats, and a chat link opens the chat', {
  tag: ['@R015', '@R266', '@R203', '@long'],
}, async ({ page, sim }) => {
  await page.goto('/m/service');
  await expect(contactLinks(page)).toHaveText([
    /^Live chat/,
    /^Customer service 1/,
    /^Customer service 2/,
    /^Help centre/,
    /^Feedback/,
  ]);
  await expectAccessible(page);
  const { value } = await (await sim.call('/wps/system/customerService')).json();
  expect(JSON.stringify(value)).not.toContain('/m/');
  await page.getByRole('link', { name: 'Customer service 2' }).click();
  await expect(page).toHaveURL(/\/m\/chat\?chat=[0-9a-f]{32}$/);
});

test('support sites of the domain route are listed', {
  tag: ['@R240', '@R266', '@long'],
}, async ({ page, sim }) => {
  const hidden = { route: 'https://help.example/', alternates: ['https://help2.example/', 'javascript:alert(1)'] };
  await sim.override('domainRoute', {
    value: { route: obfuscateLink(hidden.route), alternates: hidden.alternates.map(obfuscateLink) },
  });
  await page.goto('/m/service');
  await expect(page.getByRole('link', { name: /^Support site If/ })).toHaveAttribute('href', 'https://help.example/');
  await expect(page.getByRole('link', { name: /^Support site 2/ })).toHaveAttribute('href', 'https://help2.example/');
  await expectAccessible(page);
});

test('without customer service the support link opens the first address that responds', {
  tag: ['@R240', '@R132', '@long'],
}, async ({ page, sim, watch }) => {
  watch.expectError(/404/);
  await sim.flags({ CUSTOMER_SERVICE: false });
  await sim.override('domainRoute', {
    value: { route: obfuscateLink('/m/nowhere'), alternates: [obfuscateLink('/m/help?i=1')] },
  });
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(page).toHaveURL(/\/m\/help\?i=1$/);
});

test('a common question is sent to the chat with one tap', { tag: '@R266' }, async ({ page }) => {
  await page.goto('/m/chat');
  await page
    .getByRole('group', { name: 'Common questions' })
    .getByRole('button', { name: 'How do I withdraw?' })
    .click();
  await expect(page.getByRole('log').getByRole('listitem').last()).toContainText('About “Withdrawals”');
  await expect(page.getByRole('log')).toContainText('How do I withdraw?');
});

test('the chat responds, keeps its messages after a reload and fits long text', { tag: ['@R266', '@engines'] }, async ({
  page,
}) => {
  await page.goto('/m/chat');
  const log = page.getByRole('log');
  await expect(log).toContainText('simulated customer service');
  await page.getByRole('textbox', { name: 'Your message' }).fill('I forgot my password');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', /\/m\/help\?i=\d+/);
  await expectAccessible(page);
  await page.reload();
  await expect(log.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Your message' }).fill('x'.repeat(300));
  await page.keyboard.press('Enter');
  await expect(log.getByRole('listitem')).toHaveCount(5);
  expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.describe('in Filipino', () => {
  test.use({ lang: 'ty' });

  test('the chat is in Filipino', { tag: ['@R266', '@long'] }, async ({ page }) => {
    await page.goto('/m/chat');
    await expect(page.getByRole('log')).toContainText('Hi! Simulated customer service ito.');
    await page.getByRole('textbox', { name: 'Message mo' }).fill('Nakalimutan ko ang password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByRole('link')).toHaveAttribute('href', /\/m\/help\?i=\d+/);
  });
});

test('a message that cannot be sent stays in its field and can be sent again', { tag: ['@R266', '@long'] }, async ({
  page,
}) => {
  await page.goto('/m/chat');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.route('**/CBS_sendMessage', (route) => route.abort());
  await field.fill('Hello?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Not sent.')).toBeVisible();
  await expect(field).toHaveValue('Hello?');
  await page.unroute('**/CBS_sendMessage');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
});

test('a common question that cannot be sent leaves a typed message alone', {
  tag: ['@R266', '@long'],
}, async ({ page }) => {
  await page.goto('/m/chat');
  const field = page.getByRole('textbox', { name: 'Your message' });
  const question = page.getByRole('button', { name: 'How do I withdraw?' });
  await expect(question).toBeEnabled();
  await field.fill('Hello?');
  await page.route('**/CBS_sendMessage', (route) => route.abort());
  await question.click();
  await expect(page.getByText('Not sent.')).toBeVisible();
  await expect(field).toHaveValue('Hello?');
  await page.unroute('**/CBS_sendMessage');
  await question.click();
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(3);
  await expect(field).toHaveValue('Hello?');
  await expect(question).toBeFocused();
});

test('closed customer service shows a message, and help stays available', { tag: '@R240' }, async ({ page, sim }) => {
  await sim.flags({ CUSTOMER_SERVICE: false });
  await page.goto('/m/service');
  await expect(page.getByText('Customer service is closed')).toBeVisible();
  await expect(contactLinks(page)).toHaveText([/^Help centre/, /^Feedback/]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('customer service lists its chats, and the chat page states that it needs JavaScript', { tag: '@R015' }, async ({
    page,
  }) => {
    await page.goto('/m/service');
    await expect(page.getByRole('link', { name: 'Customer service 1' })).toHaveAttribute('href', '/m/chat?desk=1');
    await page.goto('/m/chat');
    await expect(page.getByText('The chat needs JavaScript.')).toBeVisible();
  });
});
