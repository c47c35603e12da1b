import { atom } from 'nanostores';
import { brand } from '#brands/current.ts';
import { interpolate, roll } from '#features/games/model/jackpots.ts';
import { $words } from '#i18n/page-words.ts';
import type { Words } from '#i18n/translate.ts';
import { hasReducedMotion } from '#lib/browser/reduced-motion.ts';
import { formatAmount } from '#lib/money/format-amount.ts';
import { bannerBounds, tickerRule } from '#markets/current.ts';
import { createElement } from '#ui/create-element.ts';
import { controlAutoplay } from './autoplay.ts';
import type { Commit } from './batch-commit.ts';

interface Figure {
  readonly first: () => number;
  readonly next: (sum: number) => number;
  /** Ms until the next figure. Each update costs a layout on the main thread, so at most one per second. */
  readonly pause: () => number;
  /** Wraps the texts and the amount. */
  readonly frame: (words: readonly Node[], sum: Node) => HTMLElement;
  /** Accessible label, if the figure is a region. */
  readonly label?: (t: Words) => string;
  /** Whether it has the button that pauses both figures. */
  readonly hasPause?: true;
}

/** Both figures are paused together, by one button. */
const $figuresPaused = atom(hasReducedMotion());

/** Creates an animated figure with a note that it is illustrative. */
const figure =
  ({ first, next, pause, frame, label, hasPause }: Figure) =>
  (box: HTMLElement): Commit => {
    const digits = document.createTextNode('');
    const words = createElement('span', { class: 'figure__label' });
    // The icon is drawn in CSS: one from the icon file would load that whole file before any interaction.
    const note = createElement('span', { class: 'figure__note', 'aria-hidden': 'true' });
    const part = frame([note, words], createElement('p', { class: 'figure__sum num', 'aria-hidden': 'true' }, digits));
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
    const button = controlAutoplay(
      part,
      (t, paused) => (paused ? t.home.playFigures() : t.home.pauseFigures()),
      (running) => {
        clearTimeout(timer);
        if (running) wait();
      },
      $figuresPaused,
    );
    if (hasPause) part.append(button);
    $words.subscribe(({ t }) => {
      words.textContent = t.home.illustrative();
      if (label) part.setAttribute('aria-label', label(t));
    });
    return () => box.replaceChildren(part);
  };

/** Jackpot banner with a rolling amount. */
export const jackpot = figure({
  first: () => interpolate(Math.random(), bannerBounds),
  next: (sum) => roll(sum, Math.random()),
  pause: () => 1_000,
  frame: (words, sum) =>
    createElement('section', { class: 'jackpot' }, createElement('p', { class: 'jackpot__label' }, ...words), sum),
  label: (t) => t.home.jackpotOf({ brand: brand.name }),
  hasPause: true,
});

/** Jackpot ticker that grows in steps. */
export const jackpotTicker = figure({
  first: () => interpolate(Math.random(), tickerRule),
  next: (sum) => sum + interpolate(Math.random(), tickerRule.step),
  pause: () => tickerRule.pauses[Math.floor(Math.random() * tickerRule.pauses.length)] ?? 0,
  frame: (words, sum) => createElement('div', { class: 'figure' }, ...words, sum),
});
