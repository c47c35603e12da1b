import { $words } from '../../../i18n/page-words.ts';
import { showDialog } from '../../../ui/open-dialog.tsx';
import { WalletSheet } from './WalletSheet.tsx';

/** Shows what lies in which wallet (A28). */
export const openWalletSheet = (): Promise<void> =>
  showDialog((close) => <WalletSheet locale={$words.get().locale} onClose={() => close()} />);
