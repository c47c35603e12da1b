import type { SessionInfo } from '../../lib/storage/session-item.ts';
import { hrefOf, type RouteName } from '../../paths.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';

const offers: readonly RouteName[] = ['voucherCenter', 'activity', 'inviteFriends', 'rewardCenter', 'leaderBoard'];

const links = offers.map((name) => `a[href*="${hrefOf(name)}"]`).join();

adoptStyles(`
  [data-account-closed] :is(${links}) { display: none !important }
  [data-account-closed] li:has(> :is(${links})) { display: none !important }
  [data-account-closed] .foot { grid: auto / auto-flow minmax(0, 1fr) }
`);

/** Hides deposits, promotions and invitations from members whose account is closed by a time-out or self-exclusion (X06). */
export const markClosedAccount = (session: SessionInfo | null): void => {
  document.documentElement.toggleAttribute('data-account-closed', session?.closed === true);
};
