import { useEffect, useState } from 'react';

type Ready = (block: number) => boolean;

/** Returns the missing block closest to the middle that is ready to be rendered. */
const nextOf = (from: number, to: number, drawn: readonly number[], ready: Ready): number | undefined => {
  const middle = (from + to - 1) / 2;
  const missing = Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth).filter(
    (block) => !drawn.includes(block) && ready(block),
  );
  return missing.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
};

/**
 * Returns the blocks to render in a range, ascending, limited to those that are ready. Adds one block per frame, those
 * in view first, so that jumping down the list does not block a slow phone.
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
