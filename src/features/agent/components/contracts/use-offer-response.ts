import { useState } from 'react';
import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ContractKind } from '../../api/contracts.ts';
import type { ContractTerms } from './Terms.tsx';

/**
 * Accepts or refuses an offer after confirmation, then opens the agent's home. `busy` is the decision being sent;
 * `onUnknown` runs if the outcome is unknown.
 */
export const useOfferResponse = (kind: ContractKind, terms: ContractTerms, onUnknown: () => void) => {
  const words = useWords();
  const [busy, setBusy] = useState<boolean | null>(null);
  const respond = async (accept: boolean): Promise<void> => {
    if (busy !== null) return;
    const part = await loadLazyModule(import('./send-response.ts'));
    if (!part || !(await part.confirmResponse(words, terms, accept))) return;
    setBusy(accept);
    const outcome = await part.sendResponse(words, kind, { requestId: terms.requestId, accept });
    if (outcome === 'counts') return;
    setBusy(null);
    if (outcome === 'unknown') onUnknown();
  };
  return { busy, respond };
};
