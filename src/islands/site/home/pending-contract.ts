import { fundsConsolidated } from '../../../api/agent/funds.ts';
import { isAgentHome } from '../../../domain/account/roles.ts';
import { pendingContracts } from '../../../domain/agent/contracts.ts';
import { $words, lateWords } from '../../../i18n/page-words.ts';
import { $session } from '../../../stores/account/session.ts';

/** R071, R072: asks an agent about contracts that wait for an answer, one at a time, and leads to their page. Throws CallError. */
export const tellPendingContract = async (): Promise<void> => {
  const type = $session.get()?.type;
  if (!isAgentHome(type)) return;
  for (const { title, text, path } of pendingContracts(type, await fundsConsolidated())) {
    const [{ askWhenFree }] = await Promise.all([import('../../../ui/open-dialog.tsx'), lateWords()]);
    const { t } = $words.get();
    const go = await askWhenFree({
      title: t.messages[title](),
      text: t.messages[text](),
      cancel: t.messages.in_more_cancel(),
      confirm: t.messages.in_go(),
    });
    if (go) {
      location.assign(path);
      return;
    }
  }
};
