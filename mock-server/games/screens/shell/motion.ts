const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;
let isRequested = false;

const settle = (): void => {
  root.toggleAttribute('data-still', isRequested || reduced.matches);
};
settle();
reduced.addEventListener('change', settle);

/** Returns whether the player wants reduced motion, by a setting of the system or of the surrounding page. */
export const prefersReducedMotion = (): boolean => 'still' in root.dataset;

const pendingDelays = new Set<() => void>();
const runningAnimations = new Set<Animation>();

/** Waits for `ms`; `finishAnimations` ends it early. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      pendingDelays.delete(done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    pendingDelays.add(done);
  });

/** Waits while something is shown; shorter under reduced motion. */
export const wait = (ms: number): Promise<void> => delay(prefersReducedMotion() ? Math.min(ms, 400) : ms);

/** Animates an element and waits for the end; under reduced motion it jumps to the end. */
export const move = async (
  target: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { readonly duration: number },
): Promise<void> => {
  if (prefersReducedMotion()) return;
  const animation = target.animate(frames, options);
  runningAnimations.add(animation);
  await animation.finished.catch(() => undefined);
  runningAnimations.delete(animation);
};

/** Ends all animations and waits, because the player wants the result. */
export const finishAnimations = (): void => {
  for (const animation of runningAnimations) animation.finish();
  for (const done of pendingDelays) done();
};

/** Applies the page's preference for reduced motion; running animations jump to their end. */
export const setReducedMotion = (wanted: boolean): void => {
  isRequested = wanted;
  settle();
  if (wanted) finishAnimations();
};

/** Pauses animations at the request of the page. */
export const pauseMotion = (held: boolean): void => {
  for (const animation of runningAnimations) {
    if (held) animation.pause();
    else animation.play();
  }
};
