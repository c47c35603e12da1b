import { useEffect } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { hrefOf } from '#paths.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { LoginResult } from '../../actions/log-in.ts';
import { setLoginPopupCloser } from '../../actions/login-popup.ts';
import { LoginForm } from './LoginPage.tsx';

interface LoginPopupProps {
  /** Reason shown if the player did not open the popup. */
  readonly note: string | undefined;
  readonly onClose: (entered: boolean) => void;
}

/** Login popup above a page: by username; the player stays on the page. */
export const LoginPopup = ({ note, onClose }: LoginPopupProps) => {
  const { t } = useWords();
  const enter = ({ next }: LoginResult): void => {
    if (next) location.assign(next);
    else onClose(true);
  };
  useEffect(() => {
    setLoginPopupCloser(() => onClose(true));
    return () => setLoginPopupCloser(undefined);
  }, [onClose]);
  return (
    <Dialog title={t.accountCommon.popupTitle()} onClose={() => onClose(false)}>
      <div className="login-popup">
        {note && <p>{note}</p>}
        <LoginForm over onEntered={enter} />
        <p className="if-register">
          {t.accountLogin.newHere()}{' '}
          <a className="link" href={hrefOf('register')}>
            {t.accountLogin.create()}
          </a>
        </p>
        <button type="button" className="btn btn--ghost btn--wide" onClick={() => onClose(false)}>
          {t.siteShell.cancel()}
        </button>
      </div>
    </Dialog>
  );
};
