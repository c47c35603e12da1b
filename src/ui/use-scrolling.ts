import { useEffect, useState } from 'react';

/** How long after the last movement the page counts as resting, ms. */
const rest = 300;

/** Whether the page is being scrolled. */
export const useScrolling = (): boolean => {
  const [scrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer = 0;
    const note = (): void => {
      setScrolling(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => setScrolling(false), rest);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      clearTimeout(timer);
    };
  }, []);
  return scrolling;
};
