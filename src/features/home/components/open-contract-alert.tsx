import { useEffect } from 'react';
import type { PendingContract } from '#features/agent/model/contracts.ts';
import { useWords } from '#i18n/use-words.ts';
import { onTabMessage } from '#lib/browser/tab-messages.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showDialogWhenIdle } from '#ui/open-dialog.tsx';

interface ContractAlertProps {
  readonly contract: PendingContract;
  readonly onAnswer: (go: boolean) => void;
}

/** Closes when another tab has responded. */
const ContractAlert = ({ contract: { title, text }, onAnswer }: ContractAlertProps) => {
  const { t } = useWords();
  useEffect(() => onTabMessage('contract-answered', () => onAnswer(false)), [onAnswer]);
  return (
    <Dialog title={t.siteMessages[title]()} text={t.siteMessages[text]()} onClose={() => onAnswer(false)}>
      <div className="dialog__buttons">
        <button type="button" className="btn btn--quiet" onClick={() => onAnswer(false)}>
          {t.siteMessages.in_more_cancel()}
        </button>
        <button type="button" className="btn btn--primary" onClick={() => onAnswer(true)}>
          {t.siteMessages.in_go()}
        </button>
      </div>
    </Dialog>
  );
};

/** Shows a pending contract. Resolves to whether the agent wants to open its page. */
export const openContractAlert = (contract: PendingContract): Promise<boolean> =>
  showDialogWhenIdle<boolean>((close) => <ContractAlert contract={contract} onAnswer={close} />);
