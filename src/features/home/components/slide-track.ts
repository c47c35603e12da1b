import { createElement } from '../../../ui/create-element.ts';

interface SlideTrack {
  readonly track: HTMLElement;
  /** One for each slide, empty until it is drawn. */
  readonly places: readonly HTMLElement[];
  /** The first slide again, behind the last of several. */
  readonly twin: HTMLElement | null;
  /** Draws the slide at this place, unless it is drawn. */
  readonly draw: (index: number) => void;
  readonly drawAll: () => void;
}

/** Creates a track of slides, each rendered on demand; a copy of the first follows the last, for a seamless loop. */
export const createSlideTrack = (slides: readonly (() => HTMLElement)[]): SlideTrack => {
  const places = slides.map(() => createElement('div', { class: 'swiper-slide', role: 'group' }));
  const twin =
    slides.length > 1 ? createElement('div', { class: 'swiper-slide', inert: true, 'aria-hidden': 'true' }) : null;
  const track = createElement('div', { class: 'swiper-wrapper' }, ...places, twin);
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
  return { track, places, twin, draw, drawAll };
};
