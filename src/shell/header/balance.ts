import { trialType } from '#features/account/model/roles.ts';
import { $session, onMemberVisit } from '#features/account/state/session.ts';
import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { $balanceHidden, $wallet, renewBalance, toggleBalance } from '#features/cashier/state/wallet.ts';
import { $words } from '#i18n/page-words.ts';
import { announce } from '#lib/announce.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { onMoneyMoved } from '#lib/money-news.ts';
import { createElement } from '#ui/create-element.ts';
import { adoptStyles } from '#ui/styles/adopt.ts';
import styles from './balance.css?inline';

const all = (selector: string): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(selector);

/**
 * Returns the elements of the balance: the demo money tag, the amount, and the screen reader text while it is hidden.
 */
const balanceParts = (sumBalance: number, isHidden: boolean): HTMLElement[] => {
  const { t } = $words.get();
  return [
    ...($session.get()?.type === trialType ? [createElement('small', {}, t.siteShell.playMoney())] : []),
    createElement('span', { 'aria-hidden': isHidden ? 'true' : null }, formatOwnMoney(sumBalance)),
    ...(isHidden ? [createElement('span', { class: 'vh' }, t.siteShell.balanceHidden())] : []),
  ];
};

/** Shown if the balance could not be loaded. */
const unknown = '–';

/** Returns whether the inline script has written this balance (`first-balance.ts`), as plain text. */
const isFirstBalance = ({ firstChild, textContent }: HTMLElement): boolean =>
  firstChild instanceof Text && textContent !== unknown;

const paintBalances = (): void => {
  const { sumBalance, loading, remembered = false } = $wallet.get();
  const isHidden = $balanceHidden.get();
  for (const place of all('span[data-balance]')) {
    place.ariaBusy = String(loading);
    // The inline script has written the balance, which is newer than a remembered one.
    if (loading && (sumBalance === null || remembered) && !isHidden && isFirstBalance(place)) continue;
    place.toggleAttribute('data-remembered', remembered);
    if (sumBalance === null || (loading && !remembered)) place.textContent = loading ? '' : unknown;
    else place.replaceChildren(...balanceParts(sumBalance, isHidden));
  }
};

const paintToggles = (): void => {
  const { t } = $words.get();
  const isHidden = $balanceHidden.get();
  document.documentElement.dataset.balance = isHidden ? 'hidden' : 'shown';
  for (const button of all('[data-toggle-balance]')) {
    button.ariaPressed = String(isHidden);
    const label = button.querySelector('span');
    if (label) label.textContent = isHidden ? t.siteShell.showBalance() : t.siteShell.hideBalance();
  }
};

const paint = (): void => {
  paintBalances();
  paintToggles();
};

/** Announces the reloaded balance to screen readers. */
export const announceBalance = (): void => {
  const { t } = $words.get();
  const { sumBalance } = $wallet.get();
  if (sumBalance === null) return;
  announce(
    `${t.siteShell.balance()} ${$balanceHidden.get() ? t.siteShell.balanceHidden() : formatOwnMoney(sumBalance)}`,
  );
};

/** Shows the balance in header and menu. */
export const startBalance = (): void => {
  adoptStyles(styles);
  for (const store of [$words, $session, $wallet, $balanceHidden]) store.listen(paint);
  for (const button of all('[data-toggle-balance]')) button.addEventListener('click', toggleBalance);
  const load = (): void => {
    if ($session.get()) void ignoreCallErrors(renewBalance());
  };
  onMemberVisit(load);
  paint();
  onMoneyMoved(load);
  // Also shows at once that the session expired in the meantime.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) load();
  });
};
