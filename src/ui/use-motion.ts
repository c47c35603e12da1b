import { useEffect, useState } from 'react';

interface Motion {
  /** Whether the part may move now. */
  readonly running: boolean;
  /** Stopped by the reader (or from the start, under reduced motion). */
  readonly paused: boolean;
  readonly toggle: () => void;
  /** For the moving part: it rests while pointed at, touched or focused. */
  readonly rest: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/** When something that moves by itself may move (WCAG 2.2.2, A30): not paused, not under a finger or focus, not in a hidden tab, and under reduced motion only when asked to. */
export const useMotion = (): Motion => {
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
    const look = (): void => setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return {
    running: !paused && !resting && !hidden,
    paused,
    toggle: () => setPaused(!paused),
    rest: {
      onPointerEnter: () => setResting(true),
      onPointerLeave: () => setResting(false),
      onFocus: () => setResting(true),
      onBlur: () => setResting(false),
    },
  };
};
