import { useEffect, useRef } from 'react';
import { ignoreCallErrors } from '../../../../lib/http/errors.ts';
import { $unread, loadUnread, setUnread } from '../../stores/unread.ts';

/** Asks how many messages are unread. `onOther` is told of a count that was not noted with the answered function. */
export const useUnread = (onOther: () => void): ((unread: number) => void) => {
  const own = useRef<number | null>(null);

  useEffect(() => {
    void ignoreCallErrors(loadUnread());
  }, []);

  // The count changed by another tab, or a new message came: the list follows.
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
