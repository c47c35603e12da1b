import { useEffect, useRef } from 'react';
import { ignoreCallErrors } from '#lib/http/errors.ts';
import { $unread, loadUnread, setUnread } from '../../state/unread.ts';

/**
 * Loads the unread count and returns a function that sets it. `onOther` is called when the count changes in any other
 * way.
 */
export const useUnread = (onOther: () => void): ((unread: number) => void) => {
  const own = useRef<number | null>(null);

  useEffect(() => {
    const load = async (): Promise<void> => {
      await loadUnread();
      own.current ??= $unread.get();
    };
    void ignoreCallErrors(load());
  }, []);

  // Another tab changed the count or a new message arrived, so the list is reloaded.
  useEffect(
    () =>
      $unread.listen((count) => {
        if (own.current !== null && count !== own.current) onOther();
        own.current = count;
      }),
    [onOther],
  );

  return (unread) => {
    own.current = unread;
    setUnread(unread);
  };
};
