import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { $notice } from '../state/notice.ts';

/** Shows the result of the last action; errors stay until they are closed. */
export const NoticeLine = () => {
  const notice = useStore($notice);
  useEffect(() => {
    if (notice?.kind !== 'ok') return;
    const timer = setTimeout(() => $notice.set(null), 4000);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <div className="notice" role="status">
      {notice && (
        <p className={`notice__box notice__box--${notice.kind}`}>
          <Icon name={notice.kind} />
          <span>{notice.text}</span>
          <button type="button" className="bare" aria-label="Close message" onClick={() => $notice.set(null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
};
