import { useEffect, useState } from 'react';

type Ready = (block: number) => boolean;

/** The block nearest to the middle that could be drawn and is not. */
const nextOf = (from: number, to: number, drawn: readonly number[], ready: Ready): number | undefined => {
  const middle = (from + to - 1) / 2;
  const missing = Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth).filter(
    (block) => !drawn.includes(block) && ready(block),
  );
  return missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
};

/**
 * Which blocks of a list to draw of those from one number to another that are ready: one more a frame, those in view
 * first, so that no jump down the list keeps a slow phone busy. Ascending.
 */
export const useDrawn = (from: number, to: number, ready: Ready): readonly number[] => {
  const [drawn, setDrawn] = useState<readonly number[]>([0]);
  useEffect(() => {
    const near = drawn.filter((block) => block >= from && block < to);
    const next = nextOf(from, to, near, ready);
    if (next === undefined && near.length === drawn.length) return;
    const frame = requestAnimationFrame(() =>
      setDrawn(next === undefined ? near : [...near, next].sort((a, b) => a - b)),
    );
    return () => cancelAnimationFrame(frame);
  }, [from, to, drawn, ready]);
  return drawn;
};
