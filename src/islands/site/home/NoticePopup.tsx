import { useState } from 'react';
import type { Announcement } from '../../../contract/types.ts';
import { datesOf } from '../../../domain/content/announcement-dates.ts';
import { bannerTarget } from '../../../domain/content/banners.ts';
import { paragraphsOf } from '../../../domain/content/plain-text.ts';
import type { Words } from '../../../i18n/translate.ts';
import { adoptStyles } from '../../../styles/adopt.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import css from './notice-popup.css?inline';

adoptStyles(css);

interface NoticePopupProps {
  readonly notices: readonly Announcement[];
  readonly t: Words;
  readonly onClose: () => void;
}

/** R069, A27: popup notices, one page each in one dialog. */
export const NoticePopup = ({ notices, t, onClose }: NoticePopupProps) => {
  const [at, setAt] = useState(0);
  const notice = notices[at];
  if (!notice) return null;
  const target = bannerTarget(notice.action);
  const dates = datesOf(notice, 'ymd');
  return (
    <Dialog title={notice.title} onClose={onClose}>
      <button type="button" className="iconbtn popup__close" aria-label={t.popups.close()} onClick={onClose}>
        <Icon name="close" later />
      </button>
      <div className="popup" aria-live="polite">
        {dates && <p className="popup__dates num">{dates}</p>}
        {notice.summary && <p className="popup__summary">{notice.summary}</p>}
        {paragraphsOf(notice.content).map((part) => (
          <p key={part}>{part}</p>
        ))}
      </div>
      {notices.length > 1 && (
        <div className="popup__pages">
          <button
            type="button"
            className="iconbtn"
            aria-label={t.popups.before()}
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
          >
            <Icon name="back" later />
          </button>
          <span className="num">
            {at + 1} / {notices.length}
          </span>
          <button
            type="button"
            className="iconbtn"
            aria-label={t.popups.next()}
            disabled={at === notices.length - 1}
            onClick={() => setAt(at + 1)}
          >
            <Icon name="go" later />
          </button>
        </div>
      )}
      <div className={target ? 'dialog__buttons' : undefined}>
        <button type="button" className="btn btn--quiet btn--wide" onClick={onClose}>
          {t.popups.understood()}
        </button>
        {target && (
          <a
            className="btn btn--gold"
            href={target.href}
            onClick={onClose}
            {...(target.outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          >
            {t.popups.more()}
          </a>
        )}
      </div>
    </Dialog>
  );
};
