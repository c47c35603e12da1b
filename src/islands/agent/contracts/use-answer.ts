import { useState } from 'react';
import { answerOffer, type ContractKind } from '../../../api/agent/contracts.ts';
import { CallAborted, codeOf } from '../../../api/errors.ts';
import { tellTabs } from '../../../browser/other-tabs.ts';
import { dayName } from '../../../domain/manila-words.ts';
import { errorText } from '../../../i18n/error-words.ts';
import type { PageWords } from '../../../i18n/page-words.ts';
import { showToast, toastTime } from '../../../stores/site/toasts.ts';
import type { ContractTerms } from './Terms.tsx';

/** Accepts or refuses an offer after asking, then leads back to the agent's home (A94). `busy` is the answer on its way. */
export const useAnswer = ({ t, locale }: PageWords, kind: ContractKind, { requestId, startsOn }: ContractTerms) => {
  const [busy, setBusy] = useState<boolean | null>(null);
  const answer = async (accept: boolean): Promise<void> => {
    if (busy !== null) return;
    const { askDialog } = await import('../../../ui/open-dialog.tsx');
    const sure = await askDialog({
      title: accept ? t.agencyTerms.askAccept() : t.agencyTerms.askRefuse(),
      text: accept ? t.agencyTerms.askAcceptText({ day: dayName(startsOn, locale) }) : t.agencyTerms.askRefuseText(),
      cancel: t.agencyTerms.later(),
      confirm: accept ? t.agencyTerms.accept() : t.agencyTerms.refuse(),
    });
    if (!sure) return;
    setBusy(accept);
    try {
      await answerOffer(kind, { requestId, accept });
      tellTabs('contract-answered');
      showToast(accept ? t.agencyTerms.accepted() : t.agencyTerms.refused(), { kind: 'ok', time: toastTime.message });
      setTimeout(() => location.assign('/m/agent'), toastTime.short);
    } catch (error) {
      setBusy(null);
      if (!(error instanceof CallAborted)) showToast(errorText(t, codeOf(error)), { kind: 'bad' });
    }
  };
  return { busy, answer };
};
