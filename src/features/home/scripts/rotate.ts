import { hasReducedMotion } from '#lib/browser/reduced-motion.ts';

/** Time per slide, ms. */
export const slideDurationMs = 5_000;
const transitionMs = 500;

interface RotateOptions {
  readonly track: HTMLElement;
  /** Number of slides, without the copy of the first. */
  readonly count: number;
  /** Renders the slide at this index, unless it is rendered; called one slide ahead. */
  readonly draw: (place: number) => void;
  /** Called with the index of the visible slide. */
  readonly onChange: (index: number) => void;
  readonly axis: 'X' | 'Y';
}

/** Rotates a track of slides one by one while running: upwards, or along `X` towards the start of lines. */
export const rotate = ({ track, count, draw, onChange, axis }: RotateOptions): ((running: boolean) => void) => {
  let timer = 0;
  let index = 0;
  const next = (): void => {
    const from = index;
    index = (index + 1) % count;
    // In pixels: percentages would run on the main thread instead of the compositor.
    const size = axis === 'X' ? track.offsetWidth : track.offsetHeight;
    const sign = axis === 'X' && document.dir === 'rtl' ? 1 : -1;
    const at = (slide: number): string => `translate${axis}(${sign * slide * size}px)`;
    track.style.transform = `translate${axis}(${sign * index * 100}%)`;
    // After the last slide the copy of the first shows, then the track resets.
    track.animate([{ transform: at(from) }, { transform: at(from + 1) }], {
      duration: hasReducedMotion() ? 0 : transitionMs,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
    onChange(index);
    draw(index + 1);
  };
  return (running) => {
    clearInterval(timer);
    if (!running || count < 2) return;
    draw(index + 1);
    timer = window.setInterval(next, slideDurationMs);
  };
};
