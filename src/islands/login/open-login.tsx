import { createRoot } from 'react-dom/client';
import { $words } from '../../i18n/page-words.ts';
import account from '../../styles/account.css?inline';
import { adoptStyles } from '../../styles/adopt.ts';
import field from '../../ui/field.css?inline';
import checkBox from '../../ui/form/check-box.css?inline';
import tabs from '../../ui/tabs.css?inline';
import { LoginPopup } from './LoginPopup.tsx';
import login from './login.css?inline';

// Pages without a form of their own do not carry these.
adoptStyles([account, checkBox, field, tabs, login].join(''));

let open = false;

/** Opens the login popup, once. */
export const openPopup = (): void => {
  if (open) return;
  open = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = (): void => {
    open = false;
    root.unmount();
    place.remove();
  };
  root.render(<LoginPopup locale={$words.get().locale} onClose={close} />);
};
