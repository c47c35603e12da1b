let isLeaving = false;

/** Replaces this page with another one. The first redirect counts: a second would cancel the navigation of the first. */
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
