import { useEffect, useState } from 'react';
import { $words } from '#i18n/page-words.ts';
import { copyText } from '#lib/browser/copy-text.ts';
import { showToast } from '#lib/toasts.ts';
import { Icon } from '#ui/Icon.tsx';
import { adoptStyles } from '#ui/styles/adopt.ts';
import css from './copy-button.css?inline';

adoptStyles(css);

interface CopyButtonProps {
  /** Text to copy. */
  readonly text: string;
  /** Label with the name of the copied text: "Copy order number". */
  readonly label: string;
  /** Announced after copying. */
  readonly copied: string;
}

/** Duration of the tick, ms. */
const copiedNoticeMs = 1_500;

/** Copies a number, code or address to the clipboard and shows a tick. */
export const CopyButton = ({ text, label, copied }: CopyButtonProps) => {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), copiedNoticeMs);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) setDone(true);
    else showToast($words.get().t.siteWidgets.copyFailed(), { kind: 'bad' });
  };
  return (
    <>
      <button type="button" className="iconbtn copybutton" aria-label={label} onClick={() => void copy()}>
        <Icon name={done ? 'ok' : 'copy'} />
      </button>
      <span className="vh" role="status">
        {done ? copied : ''}
      </span>
    </>
  );
};
