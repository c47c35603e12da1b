import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';

interface SwiperOptions {
  /** Index of the first visible slide. */
  readonly initialSlide: number;
  /** Time per slide, ms. */
  readonly delay: number;
  /** Duration of a slide change, ms. */
  readonly speed: number;
  /** Called with the index of the visible slide. */
  readonly onChange: (index: number) => void;
}

/** Makes the slides of `viewport` swipe, loop and advance. Loaded on the first interaction. */
export const createSwiper = (viewport: HTMLElement, { initialSlide, delay, speed, onChange }: SwiperOptions): Swiper =>
  new Swiper(viewport, {
    modules: [Autoplay],
    autoplay: { delay, disableOnInteraction: false },
    loop: true,
    initialSlide,
    speed,
    on: { slideChange: ({ realIndex }) => onChange(realIndex) },
  });
