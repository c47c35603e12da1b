import { useEffect, useState } from 'react';
import { bannerBounds, between, roll } from '../../../domain/games/jackpots.ts';

/** What every document shows until the island wakes. */
const first = 486_207_915.42;
const beat = 120;

/** The banner's figure in pesos, rolling while `running`; under reduced motion it stands (A36). */
export const useRollingFigure = (running: boolean): number => {
  const [sum, setSum] = useState(first);
  useEffect(() => setSum(between(Math.random(), bannerBounds)), []);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setSum((before) => roll(before, Math.random())), beat);
    return () => clearInterval(timer);
  }, [running]);
  return sum;
};
