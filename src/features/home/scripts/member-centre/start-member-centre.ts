import { openLogin } from '#features/account/actions/login-popup.ts';
import { $session } from '#features/account/state/session.ts';
import { loadLazyModule } from '#features/shared/lazy-module.ts';
import { startEntryVisibility } from './entry-visibility.ts';
import { startIdentityStatus } from './identity-status.ts';
import { startMemberFacts } from './member-facts.ts';
import { startUnclaimedBadge } from './unclaimed-badge.ts';

/** What the buttons open, by their selector. */
const openers = {
  '[data-open-avatar]': () =>
    import('#features/account/components/avatar/open-avatar-picker.tsx').then(({ openAvatarPicker }) =>
      openAvatarPicker(),
    ),
  '[data-open-wallets]': () =>
    import('#features/cashier/components/open-wallet-sheet.tsx').then(({ openWalletSheet }) => openWalletSheet()),
  '[data-open-downloads]': () =>
    import('#features/site/components/downloads/show-downloads.tsx').then(({ showDownloads }) => showDownloads()),
};

/** Opens the login popup when a guest taps an entry, and then the entry. */
const guardEntries = (event: Event): void => {
  if ($session.get()) return;
  const tapped = (event.target as Element).closest<HTMLElement>(
    '[data-entry] a, [data-entry] button, a[data-entry], [data-open-login]',
  );
  if (!tapped) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const enter = async (): Promise<void> => {
    if ((await openLogin()) && $session.get() && !tapped.matches('[data-open-login]')) tapped.click();
  };
  void loadLazyModule(enter());
};

/** Starts the member centre. */
export const startMemberCentre = (): void => {
  document.addEventListener('click', guardEntries, true);
  for (const [selector, open] of Object.entries(openers))
    for (const button of document.querySelectorAll(selector))
      button.addEventListener('click', () => void loadLazyModule(open()));
  startEntryVisibility();
  startMemberFacts();
  startUnclaimedBadge();
  startIdentityStatus();
};
