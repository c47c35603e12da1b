import { openLogin } from '#features/account/actions/login-popup.ts';
import { $session } from '#features/account/state/session.ts';
import { errorText } from '#i18n/error-words.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import { loadOrToast } from '#lib/load-or-toast.ts';
import { startEntryVisibility } from './entry-visibility.ts';
import { startIdentityStatus } from './identity-status.ts';
import { startMemberFacts } from './member-facts.ts';
import { startUnclaimedBadge } from './unclaimed-badge.ts';

/** Opens a lazily loaded component; shows a toast if it cannot be loaded. */
const openOrToast = async (open: () => Promise<unknown>): Promise<void> => {
  await loadDeferredWords();
  await loadOrToast(open(), (code) => errorText($words.get().t, code));
};

interface Parts {
  /** Opens the avatar picker. */
  readonly changePicture: () => Promise<void>;
  /** Opens the download popup. */
  readonly showApps: () => Promise<void>;
  /** Opens the wallet sheet. */
  readonly showWallets: () => Promise<void>;
}

const opens = ['[data-open-avatar]', '[data-open-wallets]', '[data-open-downloads]'] as const;

/** Opens the login popup when a guest taps an entry, and then the entry. */
const guardEntries = (event: Event): void => {
  if ($session.get()) return;
  const tapped = (event.target as Element).closest<HTMLElement>(
    '[data-entry] a, [data-entry] button, a[data-entry], [data-open-login]',
  );
  if (!tapped) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void openOrToast(async () => {
    if ((await openLogin()) && $session.get() && !tapped.matches('[data-open-login]')) tapped.click();
  });
};

export const startMemberCentre = ({ changePicture, showApps, showWallets }: Parts): void => {
  document.addEventListener('click', guardEntries, true);
  const [avatar, wallets, downloads] = opens.map((selector) => [...document.querySelectorAll(selector)]);
  for (const it of avatar ?? []) it.addEventListener('click', () => void openOrToast(changePicture));
  for (const it of wallets ?? []) it.addEventListener('click', () => void openOrToast(showWallets));
  for (const it of downloads ?? []) it.addEventListener('click', () => void openOrToast(showApps));
  startEntryVisibility();
  startMemberFacts();
  startUnclaimedBadge();
  startIdentityStatus();
};
