import { $session } from '#features/account/state/session.ts';
import { hasBalanceChanged } from '#features/cashier/state/wallet.ts';
import { minuteMs } from '#lib/dates/units.ts';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { announceServerMoney } from '#lib/money-news.ts';

const pollIntervalMs = 15_000;
/** Time after the last interaction during which the balance is polled: polling for longer would keep the session alive. */
const maxIdleMs = 5 * minuteMs;

/** Updates open pages once a withdrawal is paid, a deposit credited or a bet settled. */
export const watchMoney = (): void => {
  let interactedAt = performance.now();
  const onInteraction = (): void => {
    interactedAt = performance.now();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onInteraction, { passive: true });
  setInterval(() => {
    if (document.hidden || !$session.get() || performance.now() - interactedAt > maxIdleMs) return;
    void ignoreCallErrors(hasBalanceChanged().then((hasChanged) => hasChanged && announceServerMoney()));
  }, pollIntervalMs);
};
