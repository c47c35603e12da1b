import { useCallback, useEffect, useState } from 'react';

const idOfAddress = (): number | null => Number(new URLSearchParams(location.search).get('id')) || null;

const addressOf = (id: number | null): string => {
  const query = new URLSearchParams(location.search);
  if (id === null) query.delete('id');
  else query.set('id', String(id));
  const text = query.toString();
  return location.pathname + (text ? `?${text}` : '');
};

/** Open message, stored in the URL: links open it and back navigation closes it. */
export const useOpenMessage = () => {
  const [opened, setOpened] = useState<number | null>(null);

  useEffect(() => {
    const follow = (): void => setOpened(idOfAddress());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const open = useCallback((id: number): void => {
    history.pushState({ message: id }, '', addressOf(id));
    setOpened(id);
  }, []);

  const close = useCallback((): void => {
    if ((history.state as { message?: number } | null)?.message) history.back();
    else history.replaceState(null, '', addressOf(null));
    setOpened(null);
  }, []);

  return { opened, open, close };
};
