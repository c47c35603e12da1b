import { isStill } from '../../../browser/still.ts';
import { $words } from '../../../i18n/page-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { element } from '../../../ui/element.ts';
import bar from './carousel-bar.css?inline';
import { moving } from './moving.ts';

adoptStyles(bar);

interface Looks {
  /** Milliseconds a slide rests. */
  readonly delay: number;
  /** Name of slide `n` (from 1). */
  readonly slideLabel: (n: number) => string;
  readonly buttonLabel: (t: Words, paused: boolean) => string;
}

export interface Carousel {
  readonly stop: () => void;
}

interface Mover {
  slideNext(speed: number): void;
  slideToLoop(index: number, speed: number): void;
  destroy(instance: boolean, styles: boolean): void;
}

/** What moves the slides is fetched this long before the first move, or with the first touch, ms. */
const ahead = 1_000;

/** A slide gives way in so many ms. */
const speed = (): number => (isStill() ? 0 : 500);

/**
 * Slides that advance by themselves and loop; a single slide stands still (R073, R074). Movement stops while hidden,
 * focused, hovered, touched or paused, and never starts under reduced motion (A30).
 */
export const carousel = (box: HTMLElement, slides: readonly HTMLElement[], looks: Looks): Carousel => {
  const wrapper = element('div', { class: 'swiper-wrapper' });
  const labelled = slides.map((slide) => element('div', { class: 'swiper-slide', role: 'group' }, slide));
  const name = (parts: readonly HTMLElement[]): void =>
    parts.forEach((part, index) => {
      part.setAttribute('aria-label', looks.slideLabel(index + 1));
    });
  wrapper.append(...labelled);
  const window = element('div', { class: 'swiper' }, wrapper);
  let mover: Mover | null = null;
  let building: Promise<void> | null = null;
  let timer = 0;
  let gone = false;

  const dots = slides.map((_, index) => {
    const dot = element('button', { type: 'button', 'aria-current': `${index === 0}` });
    dot.addEventListener('click', () => void build().then(() => mover?.slideToLoop(index, speed())));
    return dot;
  });
  const onSlide = (active: number): void => {
    dots.forEach((dot, index) => {
      dot.setAttribute('aria-current', `${index === active}`);
    });
  };
  const build = (): Promise<void> => {
    building ??= import('swiper').then(({ default: Swiper }) => {
      if (gone) return;
      mover = new Swiper(window, {
        loop: true,
        on: { slideChange: ({ realIndex }) => onSlide(realIndex) },
      });
      window.dataset.ready = '';
    });
    return building;
  };
  const move = (running: boolean): void => {
    clearInterval(timer);
    if (!running) return;
    if (!building) setTimeout(() => void build().catch(() => undefined), looks.delay - ahead);
    timer = globalThis.setInterval(() => mover?.slideNext(speed()), looks.delay) as unknown as number;
  };

  const many = slides.length > 1;
  const stopNaming = $words.subscribe(() => {
    name(labelled);
    name(dots);
  });
  box.replaceChildren(window);
  if (many) {
    const { button } = moving(window, looks.buttonLabel, move);
    box.append(
      element('div', { class: 'carousel__bar' }, button, element('div', { class: 'carousel__dots' }, ...dots)),
    );
    window.addEventListener('pointerdown', () => void build().catch(() => undefined), { once: true });
  }
  return {
    stop: () => {
      gone = true;
      clearInterval(timer);
      stopNaming();
      mover?.destroy(true, true);
    },
  };
};
