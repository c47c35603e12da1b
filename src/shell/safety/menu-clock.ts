import { formatOwnMoney } from '#features/cashier/state/own-money.ts';
import { $play, netOf } from '#features/games/state/play.ts';
import { $serverTime } from '#features/site/state/server-time.ts';
import { $words } from '#i18n/page-words.ts';
import { countdown } from '#lib/dates/countdown.ts';

const draw = (line: HTMLElement): void => {
  const play = $play.get();
  line.hidden = play === null;
  if (!play) return;
  const shown = formatOwnMoney(netOf(play), { signed: true });
  const { clock } = countdown(Math.max(0, $serverTime.get() - play.since));
  line.textContent = `${$words.get().t.safetyRealityCheck.sitting()}: ${clock} · ${shown}`;
};

/** Shows time and net result of the play session in the menu, as over a game. */
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
