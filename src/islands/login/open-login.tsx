import { $words } from '../../i18n/page-words.ts';
import account from '../../styles/account.css?inline';
import { adoptStyles } from '../../styles/adopt.ts';
import field from '../../ui/field.css?inline';
import checkBox from '../../ui/form/check-box.css?inline';
import { showDialog } from '../../ui/open-dialog.tsx';
import tabs from '../../ui/tabs.css?inline';
import { LoginPopup } from './LoginPopup.tsx';
import login from './login.css?inline';

// Pages without a form of their own do not carry these.
adoptStyles([account, checkBox, field, tabs, login].join(''));

let shown: Promise<boolean> | null = null;

/** Opens the login popup, once at a time; true when the player logged in. */
export const openPopup = (note?: string): Promise<boolean> => {
  shown ??= showDialog<boolean>((close) => (
    <LoginPopup locale={$words.get().locale} note={note} onClose={close} />
  )).finally(() => {
    shown = null;
  });
  return shown;
};
