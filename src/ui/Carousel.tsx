import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adoptStyles } from '../styles/adopt.ts';
import bar from './carousel-bar.css?inline';
import { PauseButton } from './PauseButton.tsx';
import { useMotion } from './use-motion.ts';
import './carousel.css';

adoptStyles(bar);

interface CarouselProps {
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Milliseconds a slide rests. */
  readonly delay: number;
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** Name of slide `n` (from 1). */
  readonly slideLabel: (n: number) => string;
}

/** The page comes first, ms: what moves the slides is fetched before the first move, or with the first touch. */
const pageFirst = 2_500;

type Mover = { slideNext(): void; slideToLoop(index: number): void; destroy(instance: boolean, styles: boolean): void };

/**
 * Slides that advance by themselves and loop; a single slide stands still (R073, R074). Movement stops
 * while hidden, focused, hovered, touched or paused, and never starts under reduced motion (A30).
 */
export const Carousel = ({ slides, delay, label, pauseLabel, playLabel, slideLabel }: CarouselProps) => {
  const box = useRef<HTMLElement>(null);
  const mover = useRef<Mover | null>(null);
  const [active, setActive] = useState(0);
  const { running, paused, toggle, rest } = useMotion();
  const many = slides.length > 1;
  const signature = slides.map((slide) => slide.key).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list means another carousel (R074).
  useEffect(() => {
    const element = box.current?.querySelector<HTMLElement>('.swiper');
    if (!element || !many) return;
    let gone = false;
    let built: Mover | null = null;
    const build = async (): Promise<void> => {
      stopWaiting();
      const { default: Swiper } = await import('swiper');
      if (gone) return;
      built = new Swiper(element, {
        loop: true,
        speed: 500,
        on: { slideChange: (swiper) => setActive(swiper.realIndex) },
      });
      mover.current = built;
      element.dataset.ready = '';
    };
    const timer = setTimeout(build, pageFirst);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      element.removeEventListener('pointerdown', build);
    };
    element.addEventListener('pointerdown', build);
    return () => {
      gone = true;
      stopWaiting();
      mover.current = null;
      delete element.dataset.ready;
      built?.destroy(true, true);
    };
  }, [signature, many]);

  useEffect(() => {
    if (!many || !running) return;
    const timer = setInterval(() => mover.current?.slideNext(), delay);
    return () => clearInterval(timer);
  }, [many, running, delay]);

  return (
    <section ref={box} className="carousel" aria-label={label} aria-roledescription="carousel">
      <div className="swiper" {...rest}>
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a named group (ARIA carousel pattern), no fieldset.
            <div className="swiper-slide" key={slide.key} role="group" aria-label={slideLabel(index + 1)}>
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {many && (
        <div className="carousel__bar">
          <PauseButton paused={paused} onToggle={toggle} pauseLabel={pauseLabel} playLabel={playLabel} />
          <div className="carousel__dots">
            {slides.map((slide, index) => (
              <button
                type="button"
                key={slide.key}
                aria-label={slideLabel(index + 1)}
                aria-current={index === active}
                onClick={() => mover.current?.slideToLoop(index)}
              />
            ))}
          </div>
        </div>
      )}
    </section>
  );
};
