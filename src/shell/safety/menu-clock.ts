import { brand } from '../../brands/current.ts';
import { $balanceHidden } from '../../features/cashier/stores/wallet.ts';
import { $play, netOf } from '../../features/games/stores/play.ts';
import { $serverTime } from '../../features/site/stores/server-time.ts';
import { $words } from '../../i18n/page-words.ts';
import { countdown } from '../../lib/dates/countdown.ts';
import { formatMoney, hideDigits } from '../../lib/money/money.ts';

const draw = (line: HTMLElement): void => {
  const play = $play.get();
  line.hidden = play === null;
  if (!play) return;
  const net = formatMoney(netOf(play), brand.currency.sign);
  const sign = netOf(play) > 0 ? '+' : '';
  const shown = $balanceHidden.get() ? hideDigits(net) : sign + net;
  const { clock } = countdown(Math.max(0, $serverTime.get() - play.since));
  line.textContent = `${$words.get().t.safetyRealityCheck.sitting()}: ${clock} · ${shown}`;
};

/** Time and net position of the sitting in the menu, as over a game (X05). */
export const startMenuClock = (): void => {
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  const line = menu?.querySelector<HTMLElement>('[data-sitting]');
  if (!menu || !line) return;
  let stop: (() => void) | undefined;
  const follow = (): void => {
    stop?.();
    stop = menu.open ? $serverTime.subscribe(() => draw(line)) : undefined;
  };
  new MutationObserver(follow).observe(menu, { attributeFilter: ['open'] });
  follow();
};
