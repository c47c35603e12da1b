import { floorToMinor } from '#lib/money/money.ts';
import { delay, prefersReducedMotion } from '../shell/motion.ts';

/** Writes amounts that grow to `major`; a skip and reduced motion write the whole amount at once. */
export const countUp = async (major: number, ms: number, write: (major: number) => void): Promise<void> => {
  if (prefersReducedMotion()) return write(major);
  const startedAt = performance.now();
  let isOver = false;
  const step = (): void => {
    if (isOver) return;
    const share = Math.min(1, (performance.now() - startedAt) / ms);
    write(floorToMinor(major * (1 - (1 - share) ** 2)));
    requestAnimationFrame(step);
  };
  step();
  await delay(ms);
  isOver = true;
  write(major);
};
