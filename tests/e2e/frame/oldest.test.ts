import { walkMainFlows } from '../../support/main-flows.ts';
import { asOldestBrowser } from '../../support/oldest-browser.ts';
import { withoutNotices } from '../../support/quiet.ts';
import { expect, test } from '../../support/test.ts';

test('a browser that lacks all that is newer plays, bets, chats and moves money', async ({
  page,
  context,
  sim,
  watch,
}) => {
  test.setTimeout(150_000);
  watch.expectError(/ViewTransition|Transition was aborted/);
  await withoutNotices(context);
  await asOldestBrowser(context);
  await page.goto('/m/home');
  expect(await page.evaluate(() => ['any' in AbortSignal, 'canParse' in URL, 'withResolvers' in Promise])).toEqual([
    false,
    false,
    false,
  ]);
  await walkMainFlows(page, sim);
});
