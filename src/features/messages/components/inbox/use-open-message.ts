import { useCallback, useEffect, useState } from 'react';

const idOfAddress = (): number | null => Number(new URLSearchParams(location.search).get('id')) || null;

const addressOf = (id: number | null): string => {
  const query = new URLSearchParams(location.search);
  if (id === null) query.delete('id');
  else query.set('id', String(id));
  const text = query.toString();
  return location.pathname + (text ? `?${text}` : '');
};

/** Returns the open message, kept in the address so that a link opens it. Its dialog handles back. */
export const useOpenMessage = () => {
  const [opened, setOpened] = useState<number | null>(null);

  useEffect(() => {
    const follow = (): void => setOpened(idOfAddress());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const show = useCallback((id: number | null): void => {
    history.replaceState(history.state, '', addressOf(id));
    setOpened(id);
  }, []);
  const close = useCallback((): void => show(null), [show]);

  return { opened, open: show, close };
};
