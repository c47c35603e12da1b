import { brand } from '../../../brand/current.ts';
import { bannerBounds, between, roll, tickerRule } from '../../../domain/games/jackpots.ts';
import { formatMoney } from '../../../domain/money.ts';
import { $words } from '../../../i18n/page-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { element } from '../../../ui/element.ts';
import css from './jackpot.css?inline';
import { moving } from './moving.ts';

adoptStyles(css);

interface Rule {
  readonly first: number;
  readonly next: (sum: number) => number;
  /** Ms until the next figure. Each one written costs the main thread a layout: at most one a second. */
  readonly pause: () => number;
}

/** The sign of a remark, drawn by the style: an icon of the icon file would cost the page at rest that whole file. */
const note = (): HTMLElement => element('span', { class: 'figure__note', 'aria-hidden': 'true' });

/** Writes a figure into `place` and lets it grow while `running`. */
const rolling = (place: HTMLElement, { first, next, pause }: Rule): ((running: boolean) => void) => {
  let sum = first;
  let timer = 0;
  const write = (): void => {
    place.textContent = formatMoney(sum, brand.currency.sign);
  };
  const step = (): void => {
    sum = next(sum);
    write();
    timer = window.setTimeout(step, pause());
  };
  write();
  return (running) => {
    clearTimeout(timer);
    if (running) timer = window.setTimeout(step, pause());
  };
};

/** R088, A36: a rolling figure that belongs to no game and no win, and says so. */
export const jackpot = (box: HTMLElement): void => {
  const sum = element('p', { class: 'jackpot__sum num', 'aria-hidden': 'true' });
  const words = element('span');
  const part = element('section', { class: 'jackpot' }, element('p', { class: 'jackpot__label' }, note(), words), sum);
  const name = (t: Words, paused: boolean): string => (paused ? t.home.playFigure() : t.home.pauseFigure());
  const rule = {
    first: between(Math.random(), bannerBounds),
    next: (sum: number) => roll(sum, Math.random()),
    pause: () => 1_000,
  };
  const { button } = moving(part, name, rolling(sum, rule));
  part.append(button);
  $words.subscribe(({ t }) => {
    words.textContent = t.home.illustrative();
    part.setAttribute('aria-label', t.home.jackpotOf({ brand: brand.name }));
  });
  box.replaceChildren(part);
};

/** R089, A36: a decorative figure that grows by itself, labelled as such. */
export const jackpotTicker = (box: HTMLElement): void => {
  const sum = element('span', { class: 'figure__sum num', 'aria-hidden': 'true' });
  const words = element('span', { class: 'figure__label' });
  const part = element('div', { class: 'figure' }, note(), words, sum);
  const name = (t: Words, paused: boolean): string => (paused ? t.home.playTicker() : t.home.pauseTicker());
  const rule = {
    first: between(Math.random(), tickerRule),
    next: (sum: number) => sum + between(Math.random(), tickerRule.step),
    pause: () => tickerRule.pauses[Math.floor(Math.random() * tickerRule.pauses.length)] ?? tickerRule.pauses[0],
  };
  const { button } = moving(part, name, rolling(sum, rule));
  part.append(button);
  $words.subscribe(({ t }) => {
    words.textContent = t.home.illustrative();
  });
  box.replaceChildren(part);
};
