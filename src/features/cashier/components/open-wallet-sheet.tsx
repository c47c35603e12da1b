import { showDialog } from '#ui/open-dialog.tsx';
import { WalletSheet } from './WalletSheet.tsx';

/** Opens the sheet with the balances of all wallets. */
export const openWalletSheet = (): Promise<void> => showDialog((close) => <WalletSheet onClose={() => close()} />);
