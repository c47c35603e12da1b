import { walkShortFlows } from '../../support/main-flows.ts';
import { test } from '../../support/test.ts';
import { withoutNotices } from '../../support/without-notices.ts';

test('a player logs in, plays a round in its frame and bets on a draw', { tag: '@engines' }, async ({
  page,
  context,
  sim,
}) => {
  await withoutNotices(context);
  await walkShortFlows(page, sim);
});
