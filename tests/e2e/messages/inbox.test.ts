import { expectAccessible } from '#tests/support/axe.ts';
import { withoutCloseWatcher } from '#tests/support/escape.ts';
import { holdResponses } from '#tests/support/held-response.ts';
import { chooseLanguage, unreadBadge } from '#tests/support/screen/frame.ts';
import { inboxMessages } from '#tests/support/screen/messages.ts';
import { expect, test } from '#tests/support/test.ts';

test.beforeEach(({ signIn }) => signIn('player01'));

test('an empty inbox says so once', { tag: '@R026' }, async ({ page, sim }) => {
  await sim.apply('messages.none');
  await page.goto('/m/webEmail');
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
  await expect(page.getByText('All read')).toBeHidden();
});

test('unread messages come first, opening one marks it as read and back closes it', {
  tag: ['@R026', '@R244', '@R183', '@engines'],
}, async ({ page, sim }) => {
  await withoutCloseWatcher(page);
  await page.goto('/m/webEmail');
  const all = inboxMessages(page);
  await expect(page.getByText(/^5 unread$/)).toBeVisible();
  const reads = await all.evaluateAll((all) => all.map((it) => it.getAttribute('data-read')));
  expect(reads).toEqual([...reads].sort());
  await all.first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: 'Your daily missions are ready' });
  await expect(sheet.getByRole('link', { name: 'View missions' })).toHaveAttribute('href', '/m/leaderBoard');
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await expect(page.getByText(/^4 unread$/)).toBeVisible();
  expect((await sim.requests({ path: '/CSP_readMessages' })).length).toBe(1);
});

test('a message can be opened by its link and marked as unread', { tag: '@long' }, async ({ page }) => {
  await page.goto('/m/message');
  await inboxMessages(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page.getByText(/^5 unread$/)).toBeVisible();
  const id = await inboxMessages(page).first().getByRole('button').getAttribute('data-message');
  await page.goto(`/m/message?id=${id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/m\/message$/);
});

test('deleting messages updates the badge in another tab and can be undone', {
  tag: ['@R244', '@R067', '@A13', '@long'],
}, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/m/home');
  const badge = unreadBadge(other);
  await expect(badge).toHaveText('5');
  await page.goto('/m/message');
  await page.getByRole('button', { name: 'Select' }).click();
  for (const at of [0, 1]) await inboxMessages(page).getByRole('checkbox').nth(at).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 deleted')).toBeVisible();
  await expect(page.getByText(/^3 unread$/)).toBeVisible();
  await expect(badge).toHaveText('3');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^5 unread$/)).toBeVisible();
  await expect(badge).toHaveText('5');
});

test('a deletion can be undone minutes later, until another message is opened', {
  tag: ['@R244', '@X12', '@long'],
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/m/message');
  await expect(page.getByText(/^5 unread$/)).toBeVisible();
  const count = await inboxMessages(page).count();
  const deleteFirst = async (): Promise<void> => {
    await inboxMessages(page).first().getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('1 deleted')).toBeVisible();
  };
  await deleteFirst();
  await page.clock.fastForward('05:00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inboxMessages(page)).toHaveCount(count);
  await deleteFirst();
  await inboxMessages(page).first().getByRole('button').click();
  await expect(page.getByText('1 deleted')).toBeHidden();
});

test('Load more appends the next 20 messages after one was read', { tag: ['@R244', '@long'] }, async ({
  page,
  sim,
}) => {
  await sim.apply('messages.many-unread');
  await page.goto('/m/message');
  await expect(page.getByText(/^20 of \d+$/)).toBeVisible();
  await inboxMessages(page).nth(3).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(inboxMessages(page)).toHaveCount(40);
});

test('a failed inbox can be retried, and a failed deletion keeps the messages', { tag: '@long' }, async ({
  page,
  sim,
}) => {
  await sim.faults({ endpoint: 'inbox', kind: 'error', code: 'system.unknown' });
  await page.goto('/m/webEmail');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await sim.faults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(inboxMessages(page).first()).toBeVisible();
  await sim.faults({ endpoint: 'deleteMessages', kind: 'error', code: 'system.unknown' });
  const count = await inboxMessages(page).count();
  await page.getByRole('button', { name: 'Select' }).click();
  await inboxMessages(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(inboxMessages(page)).toHaveCount(count);
});

test('without the mail centre the message page shows announcements only', { tag: ['@R183', '@A84', '@long'] }, async ({
  page,
  sim,
  signIn,
}) => {
  await sim.flags({ MAILCEN: false });
  await page.goto('/m/message');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto('/m/webEmail');
  await page.waitForURL('**/m/mine');
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden();
  await signIn('agent01');
  await page.goto('/m/agent');
  await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden();
});

test('the content of a message is sanitised and fits the page', { tag: '@A52' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/CSP_getInbox*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { value: { content: { content: string; title: string }[] } };
    for (const it of body.value.content) {
      it.title = 'W'.repeat(90);
      it.content = `<img src=x onerror="window.hit=1"><p style="width:900px">${'w'.repeat(200)}</p><script>window.hit=1</script><a href="tel:+63281234567">Call</a><a href="mailto:help@example.ph">Write</a><a href="sms:1">Text</a>`;
    }
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto('/m/webEmail');
  await inboxMessages(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('paragraph')).toBeVisible();
  const hrefs = await page
    .getByRole('dialog')
    .locator('a')
    .evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  expect(hrefs).toEqual(['tel:+63281234567', 'mailto:help@example.ph', null]);
  const seen = await page.evaluate(() => [Reflect.get(window, 'hit'), document.documentElement.scrollWidth]);
  expect(seen).toEqual([undefined, 320]);
});

test('the first change of another tab is shown in the list', { tag: ['@R244', '@R067', '@long'] }, async ({
  page,
  context,
}) => {
  await page.goto('/m/message');
  const unread = inboxMessages(page).getByRole('img', { name: 'Unread' });
  await expect(unread).toHaveCount(5);
  // The inbox opens with a known count.
  await page.getByRole('tab', { name: 'Announcements' }).click();
  await page.getByRole('tab', { name: 'Inbox' }).click();
  await expect(unread).toHaveCount(5);
  const other = await context.newPage();
  await other.goto('/m/message');
  await inboxMessages(other).first().getByRole('button').click();
  await expect(other.getByText(/^4 unread$/)).toBeVisible();
  await expect(unread).toHaveCount(4);
});

test('a further page that arrives after the list was reloaded is not added to it', {
  tag: ['@R244', '@long'],
}, async ({ page, sim }) => {
  await sim.apply('messages.many-unread');
  await page.goto('/m/message');
  await expect(page.getByText(/^20 of \d+$/)).toBeVisible();
  const further = await holdResponses(page, /getInbox\?page=2&/);
  await page.getByRole('button', { name: 'Load more' }).click();
  await chooseLanguage(page, 'Filipino');
  const shown = inboxMessages(page);
  await expect(shown.first()).toContainText(/Notice \d+ ng/);
  further.release();
  const more = page.getByRole('button', { name: 'Mag-load pa' });
  await expect(more).not.toHaveAttribute('aria-busy', 'true');
  await expect(shown).toHaveCount(20);
  await more.click();
  await expect(shown).toHaveCount(40);
  await expect(shown.filter({ hasText: /Notice \d+ of/ })).toHaveCount(0);
});
