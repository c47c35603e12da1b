/** Runs from the home screen, as an installed app (A34). */
export const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

export const prefersLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
