import { trialType } from '#features/account/model/roles.ts';
import { $session } from '#features/account/state/session.ts';
import { ignoreFailure } from '#lib/ignore-failure.ts';
import { keys } from '#lib/storage/keys.ts';
import { sessionArea } from '#lib/storage/storage.ts';
import { startBalance } from '../header/balance.ts';
import { startName } from '../header/name.ts';
import { startUnread } from '../header/unread.ts';
import { startMenuClock } from '../safety/menu-clock.ts';
import { startCheckClock } from '../safety/reality-check-clock.ts';
import { startBonusBubble } from '../tab-bar/bonus-bubble.ts';
import { warnBeforeExpiry } from './warn-before-expiry.ts';
import { watchMoney } from './watch-money.ts';

/** Starts the member-only features of a page. Called once. */
export const startLoggedIn = (): void => {
  startBalance();
  watchMoney();
  startName();
  startBonusBubble();
  startUnread();
  startMenuClock();
  warnBeforeExpiry();
  if ($session.get()?.type !== trialType && !$session.get()?.closed) {
    startCheckClock();
    if (sessionArea.read(keys.session.askLimits)) {
      ignoreFailure(import('../safety/ask-limits.tsx').then(({ askLimits }) => askLimits()));
    }
  }
  if (sessionArea.read(keys.session.pendingMoves)) {
    ignoreFailure(
      import('./notify-pending-transactions.ts').then(({ notifyPendingTransactions }) => notifyPendingTransactions()),
    );
  }
};
