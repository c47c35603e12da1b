import { trialType } from '../../features/account/model/roles.ts';
import { $member } from '../../features/account/stores/member.ts';
import { $session } from '../../features/account/stores/session.ts';
import { formatOwnMoney } from '../../features/cashier/stores/own-money.ts';
import { $balanceHidden, $wallet, renewBalance, toggleBalance } from '../../features/cashier/stores/wallet.ts';
import { $words } from '../../i18n/page-words.ts';
import { announce } from '../../lib/announce.ts';
import { onPageRestore } from '../../lib/browser/on-page-restore.ts';
import { ignoreCallErrors } from '../../lib/http/errors.ts';
import { adoptStyles } from '../../ui/styles/adopt.ts';

const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector);

const paint = (): void => {
  const { t } = $words.get();
  const { sumBalance, loading, remembered = false } = $wallet.get();
  const hidden = $balanceHidden.get();
  document.documentElement.dataset.balance = hidden ? 'hidden' : 'shown';
  const name = $member.get()?.nickname || $session.get()?.userName || '';
  for (const place of all('[data-name]')) place.textContent = name;
  for (const place of all('span[data-balance]')) {
    place.ariaBusy = String(loading);
    place.toggleAttribute('data-remembered', remembered);
    if (sumBalance === null || (loading && !remembered)) {
      place.textContent = loading ? '' : '–';
      continue;
    }
    const shown = document.createElement('span');
    shown.textContent = formatOwnMoney(sumBalance);
    const spoken = document.createElement('span');
    if (hidden) {
      shown.ariaHidden = 'true';
      spoken.className = 'vh';
      spoken.textContent = t.siteShell.balanceHidden();
    }
    const tag = document.createElement('small');
    if ($session.get()?.type === trialType) tag.textContent = t.siteShell.playMoney();
    place.replaceChildren(...(tag.textContent ? [tag] : []), shown, spoken);
  }
  for (const button of all('[data-toggle-balance]')) {
    button.ariaPressed = String(hidden);
    const label = button.querySelector('span');
    if (label) label.textContent = hidden ? t.siteShell.showBalance() : t.siteShell.hideBalance();
  }
};

/** Says the reloaded balance to screen readers. */
export const announceBalance = (): void => {
  const { t } = $words.get();
  const { sumBalance } = $wallet.get();
  if (sumBalance === null) return;
  announce(
    `${t.siteShell.balance()} ${$balanceHidden.get() ? t.siteShell.balanceHidden() : formatOwnMoney(sumBalance)}`,
  );
};

/** Grey until confirmed; an answer that comes at once changes no colour. */
const look =
  '[data-balance]>small{margin-right:.4em;font:var(--t-11);color:var(--text-2)}[data-remembered]{color:var(--text-3);transition:color .15s .2s}';

/** Shows name and balance in header and menu (R056, R058–R060). */
export const startBalance = (): void => {
  adoptStyles(look);
  for (const store of [$words, $session, $member, $wallet, $balanceHidden]) store.listen(paint);
  paint();
  for (const button of all('[data-toggle-balance]')) button.addEventListener('click', toggleBalance);
  const load = (): void => {
    if ($session.get()) void ignoreCallErrors(renewBalance());
  };
  load();
  $session.listen((session, before) => {
    if (session && !before) load();
  });
  onPageRestore(load);
};
