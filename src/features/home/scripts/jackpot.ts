import { brand } from '#brands/current.ts';
import { interpolate, roll } from '#features/games/model/jackpots.ts';
import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { bannerBounds, tickerRule } from '#markets/current.ts';
import { createElement } from '#ui/create-element.ts';
import { controlAutoplay, createPauseButton } from './autoplay.ts';
import type { Commit } from './batch-commit.ts';

interface Figure {
  readonly first: () => number;
  readonly next: (sum: number) => number;
  /** Ms until the next figure. Each update costs a layout on the main thread, so at most one per second. */
  readonly pause: () => number;
  /** Wraps the note, its text and the amount. */
  readonly frame: (note: Node, text: Node, sum: Node) => HTMLElement;
  /** Text of the note, which states that the figure is illustrative. */
  readonly note: (t: Words) => string;
  /** Accessible label, if the figure is a region. */
  readonly label?: (t: Words) => string;
}

/** Creates an animated figure with a note that it is illustrative. */
const figure =
  ({ first, next, pause, frame, note, label }: Figure) =>
  (box: HTMLElement): Commit => {
    const digits = document.createTextNode('');
    const text = document.createTextNode('');
    // The icon is drawn in CSS: one from the icon file would load that whole file before any interaction.
    const icon = createElement('span', { class: 'figure__note', 'aria-hidden': 'true' });
    const part = frame(icon, text, createElement('p', { class: 'figure__sum num', 'aria-hidden': 'true' }, digits));
    let sum = first();
    let timer = 0;
    const write = (): void => {
      digits.data = formatAmount(sum);
    };
    const wait = (): void => {
      timer = window.setTimeout(step, pause());
    };
    const step = (): void => {
      sum = next(sum);
      write();
      wait();
    };
    write();
    controlAutoplay(part, (running) => {
      clearTimeout(timer);
      if (running) wait();
    });
    $words.subscribe(({ t }) => {
      text.data = note(t);
      if (label) part.setAttribute('aria-label', label(t));
    });
    return () => box.replaceChildren(part);
  };

const has = (selector: string): boolean => document.querySelector(selector) !== null;

/**
 * Jackpot banner with a rolling amount. Its note also covers the ticker, if the page has one. It has the page's pause
 * button, unless the page has news.
 */
export const jackpot = figure({
  first: () => interpolate(Math.random(), bannerBounds),
  next: (sum) => roll(sum, Math.random()),
  pause: () => 1_000,
  frame: (icon, text, sum) =>
    createElement(
      'section',
      { class: 'jackpot' },
      createElement('p', { class: 'jackpot__note' }, icon, text),
      sum,
      has('[data-news]') ? null : createPauseButton(),
    ),
  note: ({ home }) => (has('[data-widget="figure"]') ? home.bothIllustrative() : home.illustrative()),
  label: (t) => t.home.jackpotOf({ brand: brand.name }),
});

/** Jackpot ticker that grows in steps. The icon refers to the banner's note, which is repeated for screen readers. */
export const jackpotTicker = figure({
  first: () => interpolate(Math.random(), tickerRule),
  next: (sum) => sum + interpolate(Math.random(), tickerRule.step),
  pause: () => tickerRule.pauses[Math.floor(Math.random() * tickerRule.pauses.length)] ?? 0,
  frame: (icon, text, sum) =>
    createElement('div', { class: 'figure' }, icon, createElement('span', { class: 'vh' }, text), sum),
  note: (t) => t.home.illustrative(),
});
