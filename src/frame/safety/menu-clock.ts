import { brand } from '../../brand/current.ts';
import { countdown } from '../../domain/countdown.ts';
import { formatMoney, hideDigits } from '../../domain/money.ts';
import { $words } from '../../i18n/page-words.ts';
import { $balanceHidden } from '../../stores/cashier/wallet.ts';
import { $play, netOf } from '../../stores/games/play.ts';
import { $serverTime } from '../../stores/site/server-time.ts';

const draw = (line: HTMLElement): void => {
  const play = $play.get();
  line.hidden = play === null;
  if (!play) return;
  const net = formatMoney(netOf(play), brand.currency.sign);
  const sign = netOf(play) > 0 ? '+' : '';
  const shown = $balanceHidden.get() ? hideDigits(net) : sign + net;
  const { clock } = countdown(Math.max(0, $serverTime.get() - play.since));
  line.textContent = `${$words.get().t.realityChecks.sitting()}: ${clock} · ${shown}`;
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
