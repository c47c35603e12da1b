import { jackpots } from '#contract/games/highlights.ts';
import type { Value } from '#contract/types.ts';
import type { Locale } from '#i18n/locale.ts';
import { $words, loadDeferredWords } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { dayAndTime } from '#lib/dates/day-words.ts';
import { api } from '#lib/http/client.ts';
import { CallError } from '#lib/http/errors.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { hrefOf } from '#paths.ts';
import { createElement } from '#ui/create-element.ts';
import { lazyStyles } from '#ui/styles/adopt.ts';
import { controlAutoplay } from './autoplay.ts';
import css from './jackpot-pools.css?inline';
import pause from './pause-button.css?inline';

type Pool = Value<'jackpots'>[number];

const refreshMs = 10_000;

const adoptPoolStyles = lazyStyles(pause + css);

const load = async (): Promise<readonly Pool[] | null> => {
  try {
    return await api(jackpots);
  } catch (error) {
    if (error instanceof CallError) return null;
    throw error;
  }
};

const winList = ({ wins }: Pool, t: Words, locale: Locale): HTMLElement =>
  createElement(
    'details',
    {},
    createElement('summary', {}, t.siteWidgets.lastWins()),
    createElement(
      'ul',
      {},
      ...wins.map(({ amount, account, nodeName, at }) =>
        createElement(
          'li',
          {},
          createElement('b', { class: 'num' }, formatAmount(amount)),
          createElement('span', { translate: 'no' }, nodeName),
          createElement('small', {}, `${account ?? t.siteWidgets.simulatedPlayer()} · ${dayAndTime(at, locale)}`),
        ),
      ),
    ),
    createElement('p', {}, t.siteWidgets.jackpotNote()),
  );

/** Creates the card of one jackpot; `update` changes the amount. */
const card = (pool: Pool, t: Words, locale: Locale) => {
  const sum = document.createTextNode(formatAmount(pool.amount));
  const root = createElement(
    'section',
    { class: 'pool', 'aria-label': pool.name },
    createElement(
      'div',
      { class: 'pool__main' },
      createElement(
        'div',
        {},
        createElement('h2', { translate: 'no' }, pool.name),
        createElement('p', { class: 'pool__sum num' }, sum),
      ),
      createElement(
        'a',
        { href: hrefOf('gameList', { gameType: 'RNG', classify: pool.gameClassify }) },
        t.siteWidgets.jackpotSlots(),
        createElement('span', { class: 'vh' }, `: ${pool.name}`),
      ),
    ),
    winList(pool, t, locale),
  );
  return {
    root,
    update: (next: Pool): void => {
      sum.data = formatAmount(next.amount);
    },
  };
};

/** Shows the progressive jackpots with amounts from the simulator; nothing without any. */
export const jackpotPools = async (box: HTMLElement): Promise<void> => {
  const [first] = await Promise.all([load(), loadDeferredWords()]);
  let pools = first ?? [];
  const draw = (): void => {
    const { t, locale } = $words.get();
    const cards = pools.map((pool) => card(pool, t, locale));
    let timer = 0;
    const refresh = async (): Promise<void> => {
      const next = await load();
      if (!next) return;
      pools = next;
      for (const [at, { update }] of cards.entries()) if (pools[at]) update(pools[at]);
    };
    for (const { root } of cards) {
      const button = controlAutoplay(
        root,
        (words, paused) => (paused ? words.siteWidgets.playSums() : words.siteWidgets.pauseSums()),
        (running) => {
          clearInterval(timer);
          if (running) timer = window.setInterval(() => void refresh(), refreshMs);
        },
      );
      root.append(button);
    }
    adoptPoolStyles();
    box.replaceChildren(...cards.map(({ root }) => root));
    // Hides the container, which would otherwise stay empty.
    box.hidden = cards.length === 0;
  };
  let drawn: Locale | undefined;
  $words.subscribe(({ locale }) => {
    if (drawn !== locale) draw();
    drawn = locale;
  });
};
