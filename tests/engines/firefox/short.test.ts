import { walkShortFlows } from '#tests/support/main-flows.ts';
import { test } from '#tests/support/test.ts';
import { withoutNotices } from '#tests/support/without-notices.ts';

test('a player logs in, plays a round in its frame and bets on a draw', { tag: '@engines' }, async ({
  page,
  context,
  sim,
}) => {
  await withoutNotices(context);
  await walkShortFlows(page, sim);
});
