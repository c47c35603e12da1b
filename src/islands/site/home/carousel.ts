import { isStill } from '../../../browser/still.ts';
import { $words } from '../../../i18n/page-words.ts';
import type { Words } from '../../../i18n/translate.ts';
import { element } from '../../../ui/element.ts';
import './looks.ts';
import { moving } from './moving.ts';
import { rest, turning } from './turning.ts';

interface Looks {
  /** Name of slide `n` (from 1). */
  readonly slideLabel: (n: number) => string;
  readonly buttonLabel: (t: Words, paused: boolean) => string;
}

export interface Carousel {
  /** Puts it into its box. */
  readonly put: () => void;
  readonly stop: () => void;
}

interface Mover {
  slideNext(speed: number): void;
  slideToLoop(index: number, speed: number): void;
  destroy(instance: boolean, styles: boolean): void;
}

/** A slide gives way in so many ms. */
const speed = (): number => (isStill() ? 0 : 500);

/**
 * Slides that advance by themselves and loop; a single slide stands still (R073, R074). Movement stops while hidden,
 * focused, hovered, touched or paused, and never starts under reduced motion (A30). A slide is made when it is the next
 * to come, all of them once a hand is laid on any; what lets a finger move them is fetched with the first touch: a visit
 * that only looks does without.
 */
export const carousel = (box: HTMLElement, slides: readonly (() => HTMLElement)[], looks: Looks): Carousel => {
  const wrapper = element('div', { class: 'swiper-wrapper' });
  const places = slides.map(() => element('div', { class: 'swiper-slide', role: 'group' }));
  const name = (parts: readonly HTMLElement[]): void =>
    parts.forEach((part, index) => {
      part.setAttribute('aria-label', looks.slideLabel(index + 1));
    });
  wrapper.append(...places);
  const window = element('div', { class: 'swiper' }, wrapper);
  const many = slides.length > 1;
  // The first again, for the turn after the last.
  const twin = many ? element('div', { class: 'swiper-slide', inert: true, 'aria-hidden': 'true' }) : null;
  let mover: Mover | null = null;
  let building: Promise<void> | null = null;
  let active = 0;
  let moves = false;
  let timer = 0;
  let gone = false;

  const draw = (index: number): void => {
    const place = places[index];
    const slide = slides[index];
    if (place && slide && !place.firstChild) place.append(slide());
    const first = places[0]?.firstChild;
    if (index === slides.length && twin && first && !twin.firstChild) twin.append(first.cloneNode(true));
  };
  const drawAll = (): void => {
    slides.forEach((_, index) => {
      draw(index);
    });
  };
  const dots = slides.map((_, index) => {
    const dot = element('button', { type: 'button', 'aria-current': `${index === 0}` });
    dot.addEventListener('click', () => void build().then(() => mover?.slideToLoop(index, speed())));
    return dot;
  });
  const onTurn = (index: number): void => {
    active = index;
    dots.forEach((dot, at) => {
      dot.setAttribute('aria-current', `${at === active}`);
    });
  };
  const turn = turning({ belt: wrapper, count: slides.length, draw, onTurn, axis: 'X' });
  const move = (running: boolean): void => {
    moves = running && !gone;
    clearInterval(timer);
    turn(moves && !mover);
    if (moves && mover) timer = globalThis.setInterval(() => mover?.slideNext(speed()), rest) as unknown as number;
  };
  const takeOver = (Swiper: typeof import('swiper').default): void => {
    if (gone) return;
    turn(false);
    twin?.remove();
    wrapper.style.transform = '';
    mover = new Swiper(window, {
      loop: true,
      initialSlide: active,
      on: { slideChange: ({ realIndex }) => onTurn(realIndex) },
    });
    move(moves);
  };
  const build = (): Promise<void> => {
    drawAll();
    building ??= import('swiper').then(({ default: Swiper }) => takeOver(Swiper));
    return building;
  };
  /** The finger that fetched the mover moves the slides too, if it is still there. */
  const firstTouch = async (event: PointerEvent): Promise<void> => {
    let down = true;
    const lift = (): void => {
      down = false;
    };
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, { once: true });
    await build();
    if (down) wrapper.dispatchEvent(new PointerEvent('pointerdown', event));
  };

  const stopNaming = $words.subscribe(() => {
    name(places);
    name(dots);
  });
  const parts = [window];
  if (twin) {
    wrapper.append(twin);
    const button = moving(window, looks.buttonLabel, move);
    parts.push(
      element('div', { class: 'carousel__bar' }, button, element('div', { class: 'carousel__dots' }, ...dots)),
    );
    window.addEventListener('focusin', drawAll, { once: true });
    window.addEventListener('pointerdown', (event) => void firstTouch(event).catch(() => undefined), { once: true });
  }
  return {
    put: () => {
      draw(0);
      box.replaceChildren(...parts);
    },
    stop: () => {
      gone = true;
      move(false);
      stopNaming();
      mover?.destroy(true, true);
    },
  };
};
