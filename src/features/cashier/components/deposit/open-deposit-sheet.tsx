import { useState } from 'react';
import { $words } from '#i18n/page-words.ts';
import { useWords } from '#i18n/use-words.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showDialog } from '#ui/open-dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from '../cashier.css?inline';
import DepositDetail from './DepositDetail.tsx';
import { DepositSection } from './DepositPage.tsx';

adoptStyles(css);

interface DepositSheetProps {
  readonly cdn: string;
  readonly onClose: () => void;
}

/** Sheet with the deposit form and then the created deposit, above a page that stays unchanged. */
const DepositSheet = ({ cdn, onClose }: DepositSheetProps) => {
  const { locale, t } = useWords($words.get().locale);
  const [order, setOrder] = useState<string | null>(null);
  return (
    <Dialog title={t.cashierDeposit.title()} look="sheet" onClose={onClose} focusTitle>
      <div className="stack--plain">
        {order ? (
          <DepositDetail
            key={order}
            id={order}
            locale={locale}
            cdn={cdn}
            onAgain={() => setOrder(null)}
            onReturn={onClose}
          />
        ) : (
          <DepositSection locale={locale} cdn={cdn} onOrder={setOrder} staysOnPage />
        )}
      </div>
    </Dialog>
  );
};

/** Opens the deposit form in a sheet. `cdn` is the image host that the document was built with. Resolves once it is closed. */
export const openDepositSheet = (cdn: string): Promise<void> =>
  showDialog((close) => <DepositSheet cdn={cdn} onClose={() => close()} />);
