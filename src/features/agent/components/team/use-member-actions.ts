import { useCallback, useState } from 'react';
import { maxTransfers } from '#contract/agent/team-terms.ts';
import { useWords } from '#i18n/use-words.ts';
import { showToast } from '#lib/toasts.ts';
import type { TeamMember } from './use-team-pages.ts';
import { useTransfer } from './use-transfer.ts';

/** Returns the state and actions for members of the list: open one, select several, and transfer money to them. */
export const useMemberActions = (reload: () => void) => {
  const { t } = useWords();
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [paying, setPaying] = useState<readonly string[] | null>(null);
  const transfer = useTransfer(() => {
    setPaying((before) => before ?? []);
    reload();
  });

  /** Opens a member's sheet, or toggles the member in selection mode. */
  const open = useCallback(
    ({ account }: TeamMember): void => {
      if (!chosen) {
        setOpened(account);
        return;
      }
      const next = new Set(chosen);
      if (!next.delete(account)) next.add(account);
      if (next.size > maxTransfers) showToast(t.agentTeam.mostChosen({ n: maxTransfers }));
      else setChosen(next);
    },
    [chosen, t],
  );
  return {
    /** Account whose sheet is open. */
    opened,
    open,
    close: () => setOpened(null),
    /** Selected accounts; null outside of selection mode. */
    chosen,
    toggleChoosing: () => setChosen(chosen ? null : new Set()),
    /** Recipients of the transfer being made. */
    paying,
    pay: (accounts: readonly string[]): void => {
      setOpened(null);
      transfer.forget();
      setPaying(accounts);
    },
    stopPaying: (): void => {
      setPaying(null);
      setChosen(null);
      transfer.forget();
    },
    transfer,
  };
};
