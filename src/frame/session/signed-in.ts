import { refreshBalance } from '../../stores/cashier/wallet.ts';
import { startBalance } from '../header/balance.ts';
import { startName } from '../header/name.ts';
import { startUnread } from '../header/unread.ts';
import { showMessage } from '../toasts/messages.ts';

startBalance();
startName();
startUnread();

/** Reloads the balance at a member's wish; a failure is told (R060). */
export const refresh = (): void => void refreshBalance().catch(showMessage);
