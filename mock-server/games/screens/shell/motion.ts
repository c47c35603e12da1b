const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const root = document.documentElement;
let asked = false;

const settle = (): void => {
  root.toggleAttribute('data-still', asked || reduced.matches);
};
settle();
reduced.addEventListener('change', settle);

/** Returns whether the player wants reduced motion, by a setting of their system or of the surrounding page. */
export const prefersReducedMotion = (): boolean => 'still' in root.dataset;

const pendingDelays = new Set<() => void>();
const runningAnimations = new Set<Animation>();

/** Waits so many ms; `finishAnimations` cuts it short. */
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

/** Waits while something is shown: shorter for those who asked for little movement. */
export const wait = (ms: number): Promise<void> => delay(prefersReducedMotion() ? Math.min(ms, 400) : ms);

/** Moves an element and waits for the end; under reduced motion it is there at once. */
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

/** Ends whatever moves or waits now: the player wants the result. */
export const finishAnimations = (): void => {
  for (const animation of runningAnimations) animation.finish();
  for (const done of pendingDelays) done();
};

/** Says what the page around wishes; what moves now is there at once. */
export const setStill = (wanted: boolean): void => {
  asked = wanted;
  settle();
  if (wanted) finishAnimations();
};

/** Holds movement while the page asks for it. */
export const pauseMotion = (held: boolean): void => {
  for (const animation of runningAnimations) {
    if (held) animation.pause();
    else animation.play();
  }
};
