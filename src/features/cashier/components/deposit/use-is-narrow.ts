import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 22.49rem)';

const onWidthChange = (notify: () => void): (() => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** Returns whether the viewport is narrower than 22.5rem: a phone of 320 px, or a larger font size of the browser. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    onWidthChange,
    () => matchMedia(narrow).matches,
    () => false,
  );
