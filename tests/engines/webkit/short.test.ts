import { walkShortFlow } from './short-flow.ts';
import { test } from './test.ts';

test('a player logs in, plays a round in its frame and bets on a draw', async ({ phone, sim }) => {
  await walkShortFlow(phone, sim);
});
