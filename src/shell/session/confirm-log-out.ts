import { logOut } from '#features/account/actions/log-out.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { showToast } from '#lib/toasts.ts';
import { confirmDialog } from '#ui/open-dialog.tsx';
import { showErrorToast } from '../toasts/show-error-toast.ts';

const ask = async (): Promise<void> => {
  await loadDeferredWords();
  const { t } = $words.get();
  const isConfirmed = await confirmDialog({
    title: t.siteMessages.in_popup_prompt(),
    text: t.siteMessages.in_sure_logout(),
    cancel: t.siteShell.cancel(),
    confirm: t.siteShell.logOut(),
  });
  if (!isConfirmed) return;
  const hide = showToast(t.siteMessages.in_please_wait(), { kind: 'busy', time: null });
  await logOut('header').catch(showErrorToast);
  hide();
};

/** Asks for confirmation, logs out with a loading message, then reloads to home. */
export const confirmLogOut = (): Promise<void> => ask().catch(showErrorToast);
