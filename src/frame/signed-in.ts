import { refreshBalance } from '../stores/wallet.ts';
import { startBalance } from './balance.ts';
import { showMessage } from './messages.ts';
import { startName } from './name.ts';
import { startUnread } from './unread.ts';

startBalance();
startName();
startUnread();

/** Reloads the balance at a member's wish; a failure is told (R060). */
export const refresh = (): void => void refreshBalance().catch(showMessage);
