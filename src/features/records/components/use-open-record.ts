import { useEffect, useState } from 'react';

/**
 * The record whose sheet is open. The phone's back closes the sheet and leaves the list as it is: opening one is a step
 * of the history at the same address.
 */
export const useOpenRecord = <T>() => {
  const [opened, setOpened] = useState<T | null>(null);
  useEffect(() => {
    const back = (): void => setOpened(null);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  return {
    opened,
    open: (item: T): void => {
      history.pushState({ ...(history.state as object | null), sheet: true }, '');
      setOpened(item);
    },
    close: (): void => {
      // The listener above takes it away.
      history.back();
    },
  };
};
