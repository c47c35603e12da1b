import { $words } from '../i18n/page-words.ts';
import { showToast } from '../stores/toasts.ts';
import { showMessage } from './messages.ts';

/** The menu is a native dialog: focus stays inside, Escape closes, focus returns to the button. */
export const startMenu = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (!menu) return;
  for (const button of document.querySelectorAll('[data-open-menu]')) {
    button.addEventListener('click', () => menu.showModal());
  }
  menu.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target === menu || target.closest('[data-close-menu]')) menu.close();
    if (target.closest('[data-sign-out]')) {
      menu.close();
      askSignOut().catch(showMessage);
    }
  });
};

/** R061, R062: asks first, waits with a loading message, then reloads to home. */
const askSignOut = async (): Promise<void> => {
  const [{ askDialog }, { signOut }] = await Promise.all([
    import('../ui/open-dialog.tsx'),
    import('../stores/sign-out.ts'),
  ]);
  const { t } = $words.get();
  const sure = await askDialog({
    title: t.messages.in_popup_prompt(),
    text: t.messages.in_sure_logout(),
    cancel: t.frame.cancel(),
    confirm: t.frame.submit(),
  });
  if (!sure) return;
  const hide = showToast(t.messages.in_please_wait(), { kind: 'busy', time: null });
  await signOut('header').catch(showMessage);
  hide();
  location.assign('/m/home');
};
