import { logOut } from '../../features/account/stores/log-out.ts';
import { $words, lateWords } from '../../i18n/page-words.ts';
import { showToast } from '../../lib/toasts.ts';
import { hrefOf } from '../../paths.ts';
import { askDialog } from '../../ui/open-dialog.tsx';
import { showMessage } from '../toasts/messages.ts';

const ask = async (): Promise<void> => {
  await lateWords();
  const { t } = $words.get();
  const sure = await askDialog({
    title: t.messages.in_popup_prompt(),
    text: t.messages.in_sure_logout(),
    cancel: t.frame.cancel(),
    confirm: t.frame.submit(),
  });
  if (!sure) return;
  const hide = showToast(t.messages.in_please_wait(), { kind: 'busy', time: null });
  await logOut('header').catch(showMessage);
  hide();
  location.assign(hrefOf('home'));
};

/** R061, R062: asks first, waits with a loading message, then reloads to home. */
export const askSignOut = (): Promise<void> => ask().catch(showMessage);
