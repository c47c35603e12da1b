import { useState } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showDialog } from '#ui/open-dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from '../cashier.css?inline';
import DepositDetail from './DepositDetail.tsx';
import { DepositSection } from './DepositPage.tsx';

adoptStyles(css);

/** Sheet with the deposit form and then the created deposit, above a page that stays unchanged. */
const DepositSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useWords();
  const [order, setOrder] = useState<string | null>(null);
  return (
    <Dialog title={t.cashierDeposit.title()} look="sheet" onClose={onClose} focusTitle>
      <div className="stack--plain">
        {order ? (
          <DepositDetail key={order} id={order} onAgain={() => setOrder(null)} onReturn={onClose} />
        ) : (
          <DepositSection onOrder={setOrder} staysOnPage />
        )}
      </div>
    </Dialog>
  );
};

/** Opens the deposit form in a sheet. Resolves once it is closed. */
export const openDepositSheet = (): Promise<void> => showDialog((close) => <DepositSheet onClose={() => close()} />);
