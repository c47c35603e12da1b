import { errorText } from '../../../../i18n/error-words.ts';
import type { PageWords } from '../../../../i18n/page-words.ts';
import { notifyTabs } from '../../../../lib/browser/tab-messages.ts';
import { dayName } from '../../../../lib/dates/manila-words.ts';
import { CallAborted, codeOf } from '../../../../lib/http/errors.ts';
import { isOutcomeUnknown } from '../../../../lib/http/outcome.ts';
import { showToast, toastMs } from '../../../../lib/toasts.ts';
import { hrefOf } from '../../../../paths.ts';
import { confirmDialog } from '../../../../ui/open-dialog.tsx';
import type { ContractKind } from '../../api/contracts.ts';
import { respondToOffer } from '../../api/respond-to-offer.ts';
import type { ContractTerms } from './Terms.tsx';

/** Asks once more before an offer is accepted or refused. */
export const confirmResponse = (
  { t, locale }: PageWords,
  { startsOn }: Pick<ContractTerms, 'startsOn'>,
  accept: boolean,
): Promise<boolean> =>
  confirmDialog({
    title: accept ? t.agentContracts.askAccept() : t.agentContracts.askRefuse(),
    text: accept
      ? t.agentContracts.askAcceptText({ day: dayName(startsOn, locale) })
      : t.agentContracts.askRefuseText(),
    cancel: t.agentContracts.later(),
    confirm: accept ? t.agentContracts.accept() : t.agentContracts.refuse(),
  });

/** What came of an answer: `unknown` where the reply was lost and it may count nevertheless. */
type Outcome = 'counts' | 'failed' | 'unknown';

/** Sends an answer, says what came of it and, where it counts, leads back to the agent's home. */
export const sendResponse = async (
  { t }: PageWords,
  kind: ContractKind,
  answer: { readonly requestId: string; readonly accept: boolean },
): Promise<Outcome> => {
  try {
    await respondToOffer(kind, answer);
  } catch (error) {
    if (error instanceof CallAborted) return 'failed';
    showToast(errorText(t, codeOf(error)), { kind: 'bad' });
    return isOutcomeUnknown(error) ? 'unknown' : 'failed';
  }
  notifyTabs('contract-answered');
  const said = answer.accept ? t.agentContracts.accepted() : t.agentContracts.refused();
  showToast(said, { kind: 'ok', time: toastMs.message });
  setTimeout(() => location.assign(hrefOf('agent')), toastMs.short);
  return 'counts';
};
