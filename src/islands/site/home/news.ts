import { isStill, onStill } from '../../../browser/still.ts';
import { element } from '../../../ui/element.ts';
import { whenAnnounced } from './announced.ts';
import { moving } from './moving.ts';

/** Pixels the line moves in a second. */
const pace = 45;

const titlesOf = (list: Element): string[] =>
  [...list.querySelectorAll('a')].map(({ textContent }) => textContent ?? '');

const rows = (titles: readonly string[]): HTMLElement[] =>
  titles.map((title) => element('li', {}, element('a', { href: '/m/notice' }, title)));

/** Lets a line of news run past its window, round and round. */
const runPast = (line: HTMLElement): Animation | null => {
  const width = line.scrollWidth / 2;
  if (width === 0 || isStill()) return null;
  const flight = line.animate([{ transform: 'none' }, { transform: `translateX(-${width}px)` }], {
    duration: (width / pace) * 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
  flight.pause();
  return flight;
};

/** R079, A32: the news of the document run by, and those of the server in their place where these are others. */
export const startNews = (): void => {
  const part = document.querySelector<HTMLElement>('[data-news]');
  const window = part?.querySelector<HTMLElement>('.ticker__window');
  const line = part?.querySelector<HTMLElement>('.ticker__line');
  const list = line?.querySelector('ul');
  if (!part || !window || !line || !list) return;
  let running = false;
  let flight: Animation | null = null;
  const draw = (titles: readonly string[]): void => {
    flight?.cancel();
    list.replaceChildren(...rows(titles));
    // The line again, so that its end meets its beginning.
    const again = element('ul', { class: 'ticker__again', 'aria-hidden': 'true', inert: true }, ...rows(titles));
    line.replaceChildren(list, again);
    window.hidden = titles.length === 0;
    part.querySelector('.ticker__none')?.toggleAttribute('hidden', titles.length > 0);
    button.hidden = titles.length === 0;
    flight = runPast(line);
    if (running) flight?.play();
  };
  const { button } = moving(
    window,
    (t, paused) => (paused ? t.home.playNews() : t.home.pauseNews()),
    (may) => {
      running = may;
      if (may) flight?.play();
      else flight?.pause();
    },
  );
  part.append(button);
  draw(titlesOf(list));
  onStill(() => draw(titlesOf(list)));
  whenAnnounced('PL', (items) => {
    const titles = items.map(({ title }) => title);
    if (titles.join() !== titlesOf(list).join()) draw(titles);
  });
};
