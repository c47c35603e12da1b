import { showCallError } from '#features/shared/show-call-error.ts';
import type { PageWords } from '#i18n/page-words.ts';
import { notifyTabs } from '#lib/browser/tab-messages.ts';
import { dayName } from '#lib/dates/day-words.ts';
import { CallAborted } from '#lib/http/errors.ts';
import { isOutcomeUnknown } from '#lib/http/outcome.ts';
import { showToast, toastMs } from '#lib/toasts.ts';
import { hrefOf } from '#paths.ts';
import { confirmDialog } from '#ui/open-dialog.tsx';
import { type ContractKind, respondToOffer } from '../../api/contracts.ts';
import type { ContractTerms } from './Terms.tsx';

/** Asks for confirmation before an offer is accepted or refused. */
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
    loses: !accept,
  });

/** Outcome of a decision: `unknown` if the response was lost, so it may have taken effect. */
type Outcome = 'counts' | 'failed' | 'unknown';

/** Sends a decision, shows its outcome and, on success, opens the agent's home. */
export const sendResponse = async (
  { t }: PageWords,
  kind: ContractKind,
  decision: { readonly requestId: string; readonly accept: boolean },
): Promise<Outcome> => {
  try {
    await respondToOffer(kind, decision);
  } catch (error) {
    if (error instanceof CallAborted) return 'failed';
    showCallError(t, error);
    return isOutcomeUnknown(error) ? 'unknown' : 'failed';
  }
  notifyTabs('contract-answered');
  const message = decision.accept ? t.agentContracts.accepted() : t.agentContracts.refused();
  showToast(message, { kind: 'ok', time: toastMs.message });
  setTimeout(() => location.assign(hrefOf('agent')), toastMs.success);
  return 'counts';
};
