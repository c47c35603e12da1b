import { hasReducedMotion, onReducedMotionChange } from '#lib/browser/reduced-motion.ts';
import { hrefOf } from '#paths.ts';
import { createElement } from '#ui/create-element.ts';
import { controlAutoplay, createPauseButton } from './autoplay.ts';
import { onAnnouncements } from './on-announcements.ts';

const pixelsPerSecond = 45;

const titlesOf = (list: Element): string[] =>
  [...list.querySelectorAll('a')].map(({ textContent }) => textContent ?? '');

const rows = (titles: readonly string[]): HTMLElement[] =>
  titles.map((title) => createElement('li', {}, createElement('a', { href: hrefOf('notice') }, title)));

/** Animates a line of news in an endless loop. */
const animateLoop = (line: HTMLElement, list: HTMLElement): Animation => {
  const width = list.offsetWidth;
  // A copy of the line, so that the loop is seamless.
  const again = list.cloneNode(true) as HTMLElement;
  again.className = 'ticker__again';
  again.setAttribute('aria-hidden', 'true');
  again.inert = true;
  line.append(again);
  const end = document.dir === 'rtl' ? width : -width;
  return line.animate([{ transform: 'none' }, { transform: `translateX(${end}px)` }], {
    duration: (width / pixelsPerSecond) * 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
};

/** Starts the news ticker with the document's news and replaces them if the server's differ. */
export const startNewsTicker = (): void => {
  const part = document.querySelector<HTMLElement>('[data-news]');
  const viewport = part?.querySelector<HTMLElement>('.ticker__window');
  const line = part?.querySelector<HTMLElement>('.ticker__line');
  const list = line?.querySelector('ul');
  if (!part || !viewport || !line || !list) return;
  let isStarted = false;
  let isRunning = false;
  let flight: Animation | null = null;
  const settle = (): void => {
    if (!isRunning) flight?.pause();
    else if (flight) flight.play();
    else if (list.firstChild && !hasReducedMotion()) flight = animateLoop(line, list);
  };
  const restart = (): void => {
    flight?.cancel();
    flight = null;
    line.replaceChildren(list);
    settle();
  };
  const draw = (titles: readonly string[]): void => {
    if (titles.join() !== titlesOf(list).join()) {
      list.replaceChildren(...rows(titles));
      restart();
    }
    const isEmpty = titles.length === 0;
    viewport.hidden = isEmpty;
    part.querySelector('.ticker__none')?.toggleAttribute('hidden', !isEmpty);
    if (isStarted) return;
    isStarted = true;
    controlAutoplay(viewport, (may) => {
      isRunning = may;
      settle();
    });
    part.append(createPauseButton());
    onReducedMotionChange(restart);
  };
  onAnnouncements('PL', (items) => () => draw(items?.map(({ title }) => title) ?? titlesOf(list)));
};
