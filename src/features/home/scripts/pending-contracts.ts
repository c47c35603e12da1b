import { fundsConsolidated } from '#contract/agent/funds.ts';
import { pendingContracts } from '#features/agent/model/contracts.ts';
import { loadDeferredWords } from '#i18n/page-words.ts';
import { api } from '#lib/http/client.ts';

/**
 * Shows an agent of this account type the pending contracts one by one and opens their page. Throws CallError.
 */
export const showPendingContracts = async (type: unknown): Promise<void> => {
  for (const contract of pendingContracts(type, await api(fundsConsolidated))) {
    const [{ openContractAlert }] = await Promise.all([
      import('../components/open-contract-alert.tsx'),
      loadDeferredWords(),
    ]);
    const isAccepted = await openContractAlert(contract);
    if (isAccepted) {
      location.assign(contract.path);
      return;
    }
  }
};
