const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** The player asked for little movement. */
export const still = (): boolean => reduced.matches;

const waits = new Set<() => void>();
const moves = new Set<Animation>();

/** Waits so many ms of show; `hurry` cuts it short. */
export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      waits.delete(done);
      resolve();
    };
    const timer = setTimeout(done, still() ? Math.min(ms, 400) : ms);
    waits.add(done);
  });

/** Moves an element and waits for the end; under reduced motion it is there at once. */
export const move = async (
  target: Element,
  frames: Keyframe[],
  options: KeyframeAnimationOptions & { readonly duration: number },
): Promise<void> => {
  if (still()) return;
  const animation = target.animate(frames, options);
  moves.add(animation);
  await animation.finished.catch(() => undefined);
  moves.delete(animation);
};

/** Ends whatever moves or waits now: the player wants the result. */
export const hurry = (): void => {
  for (const animation of moves) animation.finish();
  for (const done of waits) done();
};

/** Holds movement while the page asks for it. */
export const holdMotion = (held: boolean): void => {
  for (const animation of moves) {
    if (held) animation.pause();
    else animation.play();
  }
};
