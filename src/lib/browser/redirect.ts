let isLeaving = false;

/** Replaces this page with another one. Only the first redirect takes effect: a second would cancel its navigation. */
export const redirectTo = (path: string): void => {
  if (isLeaving) return;
  isLeaving = true;
  // A page that the back/forward cache restores may redirect again.
  addEventListener(
    'pagehide',
    () => {
      isLeaving = false;
    },
    { once: true },
  );
  location.replace(path);
};
