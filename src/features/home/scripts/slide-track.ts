import { createElement } from '#ui/create-element.ts';

interface SlideTrack {
  readonly track: HTMLElement;
  /** One container per slide, empty until it is rendered. */
  readonly places: readonly HTMLElement[];
  /** Copy of the first slide, after the last of several. */
  readonly firstSlideCopy: HTMLElement | null;
  /** Renders the slide at this index once. */
  readonly draw: (index: number) => void;
  readonly drawAll: () => void;
}

/** Creates a track of slides, each rendered on demand; a copy of the first follows the last, for a seamless loop. */
export const createSlideTrack = (slides: readonly (() => HTMLElement)[]): SlideTrack => {
  const places = slides.map(() => createElement('div', { class: 'swiper-slide', role: 'group' }));
  const firstSlideCopy =
    slides.length > 1 ? createElement('div', { class: 'swiper-slide', inert: true, 'aria-hidden': 'true' }) : null;
  const track = createElement('div', { class: 'swiper-wrapper' }, ...places, firstSlideCopy);
  const draw = (index: number): void => {
    const place = places[index];
    const slide = slides[index];
    if (place && slide && !place.firstChild) place.append(slide());
    const first = places[0]?.firstChild;
    if (index === slides.length && firstSlideCopy && first && !firstSlideCopy.firstChild)
      firstSlideCopy.append(first.cloneNode(true));
  };
  const drawAll = (): void => {
    slides.forEach((_, index) => {
      draw(index);
    });
  };
  return { track, places, firstSlideCopy, draw, drawAll };
};
