import { useEffect, useState } from 'react';

/**
 * Returns an error text while it applies. One that appeared while the device was offline is about the connection: it is
 * undefined once the network returns.
 */
export const useUntilOnline = (text: string | undefined): string | undefined => {
  const [outdated, setOutdated] = useState<string>();
  useEffect(() => {
    setOutdated(undefined);
    if (!text || navigator.onLine) return;
    const remove = (): void => setOutdated(text);
    addEventListener('online', remove);
    return () => removeEventListener('online', remove);
  }, [text]);
  return text === outdated ? undefined : text;
};
