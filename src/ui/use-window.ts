import { type RefObject, useEffect, useState } from 'react';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Screens rendered above and below the viewport. */
const overscanScreens = 1;

/**
 * Returns the rows of a tall list that are near the viewport and must be rendered. All rows are `rowHeight` px high,
 * from the top of `box`; while the height is 0, the first rows.
 */
export const useWindow = (box: RefObject<HTMLElement | null>, rows: number, rowHeight: number, first: number): Span => {
  const [span, setSpan] = useState<Span>({ from: 0, to: first });
  useEffect(() => {
    if (rowHeight === 0) return;
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const top = box.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor((-top - innerHeight * overscanScreens) / rowHeight));
      const to = Math.min(rows, Math.ceil((-top + innerHeight * (1 + overscanScreens)) / rowHeight));
      setSpan((before) => (before.from === from && before.to === to ? before : { from, to: Math.max(from, to) }));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [box, rows, rowHeight]);
  return span;
};
