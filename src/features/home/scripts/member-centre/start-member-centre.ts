import { openLogin } from '../../../account/stores/login-popup.ts';
import { $session } from '../../../account/stores/session.ts';
import { startEntryVisibility } from './entry-visibility.ts';
import { startMemberFacts } from './member-facts.ts';
import { openOrToast } from './open-or-toast.ts';
import { startUnclaimedBadge } from './unclaimed-badge.ts';

interface Parts {
  /** Opens the choice of pictures. */
  readonly changePicture: () => Promise<void>;
  /** Opens the popup of the apps (R083). */
  readonly showApps: () => Promise<void>;
  /** Opens the list of wallets. */
  readonly showWallets: () => Promise<void>;
}

const opens = ['[data-open-portrait]', '[data-open-wallets]', '[data-open-downloads]'] as const;

/** Every entry asks a guest to log in over the page (R174, R184). */
const guardEntries = (event: Event): void => {
  if ($session.get()) return;
  const target = event.target as Element;
  if (!target.closest('[data-entry] a, [data-entry] button, a[data-entry], [data-open-login]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void openOrToast(() => openLogin());
};

export const startMemberCentre = ({ changePicture, showApps, showWallets }: Parts): void => {
  document.addEventListener('click', guardEntries, true);
  const [portrait, wallets, downloads] = opens.map((selector) => [...document.querySelectorAll(selector)]);
  for (const it of portrait ?? []) it.addEventListener('click', () => void openOrToast(changePicture));
  for (const it of wallets ?? []) it.addEventListener('click', () => void openOrToast(showWallets));
  for (const it of downloads ?? []) it.addEventListener('click', () => void openOrToast(showApps));
  startEntryVisibility();
  startMemberFacts();
  startUnclaimedBadge();
};
