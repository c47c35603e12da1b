import { $words } from '#i18n/page-words.ts';
import { hasReducedMotion } from '#lib/browser/reduced-motion.ts';
import { createElement } from '#ui/create-element.ts';
import { controlAutoplay } from './autoplay.ts';
import { rotate, slideDurationMs } from './rotate.ts';
import { createSlideTrack } from './slide-track.ts';

export interface Carousel {
  /** Inserts the carousel into its container. */
  readonly mount: () => void;
  readonly destroy: () => void;
}

type Swiper = ReturnType<typeof import('./create-swiper.ts').createSwiper>;

/** The page offers a reload if a module is missing. */
const ignore = (): void => undefined;

/** Returns the duration of a slide change in ms. */
const speed = (): number => (hasReducedMotion() ? 0 : 500);

/** Creates one button per slide, with the visible slide marked. */
const slideDots = (count: number, onPress: (index: number) => void) => {
  const dots = Array.from({ length: count }, (_, index) => {
    const dot = createElement('button', { type: 'button', 'aria-current': `${index === 0}` });
    dot.addEventListener('click', () => onPress(index));
    return dot;
  });
  const mark = (active: number): void =>
    dots.forEach((dot, index) => {
      dot.setAttribute('aria-current', `${index === active}`);
    });
  return { dots, mark };
};

/**
 * Passes the touch that triggered the loading of the carousel on to it, if the finger is still down once it is ready.
 */
const replayTouch = async (event: PointerEvent, track: HTMLElement, build: () => Promise<void>): Promise<void> => {
  let isPressed = true;
  const lift = (): void => {
    isPressed = false;
  };
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, { once: true });
  await build();
  if (isPressed) track.dispatchEvent(new PointerEvent('pointerdown', event));
};

/**
 * Creates a carousel that advances automatically and loops; a single slide does not move. It pauses while
 * hidden, focused, hovered, touched or paused, and never starts with reduced motion. Slides are created one
 * ahead, all of them on the first interaction; the swipe library is also loaded only then, because most visits do not
 * need it.
 */
export const carousel = (
  box: HTMLElement,
  slides: readonly (() => HTMLElement)[],
  /** Name of slide `n` (from 1). */
  slideLabel: (n: number) => string,
): Carousel => {
  const { track, places, firstSlideCopy, draw, drawAll } = createSlideTrack(slides);
  const viewport = createElement('div', { class: 'swiper' }, track);
  let swiper: Swiper | null = null;
  let building: Promise<void> | null = null;
  let active = 0;
  let isRunning = false;
  let isDestroyed = false;
  let stopAutoplay = (): void => undefined;

  const { dots, mark } = slideDots(slides.length, (index) => {
    build().then(() => swiper?.slideToLoop(index, speed()), ignore);
  });
  const onChange = (index: number): void => {
    active = index;
    mark(index);
  };
  const rotateSlides = rotate({ track, count: slides.length, draw, onChange, axis: 'X' });
  const setAutoplay = (running: boolean): void => {
    isRunning = running && !isDestroyed;
    rotateSlides(isRunning && !swiper);
    if (isRunning) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  };
  const startSwiper = ({ createSwiper }: typeof import('./create-swiper.ts')): void => {
    if (isDestroyed) return;
    rotateSlides(false);
    firstSlideCopy?.remove();
    track.style.transform = '';
    swiper = createSwiper(viewport, { initialSlide: active, delay: slideDurationMs, speed: speed(), onChange });
    setAutoplay(isRunning);
  };
  const build = (): Promise<void> => {
    drawAll();
    building ??= import('./create-swiper.ts').then(startSwiper).catch((error: unknown) => {
      // The next press tries again.
      building = null;
      throw error;
    });
    return building;
  };

  const name = (parts: readonly HTMLElement[]): void =>
    parts.forEach((part, index) => {
      part.setAttribute('aria-label', slideLabel(index + 1));
    });
  const stopNaming = $words.subscribe(() => {
    name(places);
    name(dots);
  });
  const parts = [viewport];
  if (firstSlideCopy) {
    stopAutoplay = controlAutoplay(viewport, setAutoplay);
    parts.push(createElement('div', { class: 'carousel__dots' }, ...dots));
    viewport.addEventListener('focusin', drawAll, { once: true });
    viewport.addEventListener('pointerdown', (event) => {
      if (!swiper) replayTouch(event, track, build).catch(ignore);
    });
  }
  return {
    mount: () => {
      draw(0);
      box.replaceChildren(...parts);
    },
    destroy: () => {
      isDestroyed = true;
      stopAutoplay();
      setAutoplay(false);
      stopNaming();
      swiper?.destroy(true, true);
      swiper = null;
    },
  };
};
