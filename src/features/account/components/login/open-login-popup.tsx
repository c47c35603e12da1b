import { showDialog } from '#ui/open-dialog.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import account from '../forms.css?inline';
import { LoginPopup } from './LoginPopup.tsx';

// Styles that only pages with a form contain.
adoptStyles(account);

let shown: Promise<boolean> | null = null;

/** Opens the login popup, once at a time; true when the player logged in. */
export const openLoginPopup = (note?: string): Promise<boolean> => {
  shown ??= showDialog<boolean>((close) => <LoginPopup note={note} onClose={close} />).finally(() => {
    shown = null;
  });
  return shown;
};
