import { useId, useRef } from 'react';
import type { IdentityPicture } from '#contract/safety/identity-documents.ts';
import { errorText } from '#i18n/error-words.ts';
import type { Words } from '#i18n/translate.ts';
import { useWords } from '#i18n/use-words.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { PictureState } from './use-identity-pictures.ts';

interface PictureSlotProps {
  readonly picture: IdentityPicture;
  readonly shown: PictureState;
  readonly onSelect: (file: File) => void;
  readonly onResume: () => void;
}

const problemOf = (t: Words, { state, code, unusable }: PictureState): string | null => {
  if (state === 'waiting') return t.safetyIdentity.waiting();
  if (state !== 'failed') return null;
  if (unusable) return t.safetyIdentity[unusable]();
  return code?.startsWith('network.') ? t.safetyIdentity.failed() : errorText(t, code ?? 'system.unknown');
};

/** One picture of the ID: camera or file, preview, progress of its upload, retake and resume. */
export const PictureSlot = ({ picture, shown, onSelect, onResume }: PictureSlotProps) => {
  const { t } = useWords();
  const w = t.safetyIdentity;
  const note = useId();
  const input = useRef<HTMLInputElement>(null);
  const problem = problemOf(t, shown);
  const isEmpty = shown.state === 'empty';
  const percent = Math.round(shown.share * 100);
  const take = (): void => {
    const [file] = input.current?.files ?? [];
    if (file) onSelect(file);
    // Allows selecting the same file again.
    if (input.current) input.current.value = '';
  };
  return (
    <li className={`idslot idslot--${shown.state}`} aria-labelledby={`${note}-name`}>
      <div className="idslot__frame">
        {shown.preview ? (
          <img src={shown.preview} alt="" />
        ) : (
          <Icon name={shown.state === 'done' ? 'ok' : picture === 'selfie' ? 'user' : 'card'} />
        )}
      </div>
      <div className="idslot__text">
        <b id={`${note}-name`}>{w[picture]()}</b>
        <p id={note}>{w[`${picture}Hint`]()}</p>
        {shown.state === 'uploading' && (
          <p className="idslot__progress">
            <progress max={100} value={percent} aria-label={w.uploading({ share: percent })} />
            <span className="num" aria-hidden="true">
              {w.uploading({ share: percent })}
            </span>
          </p>
        )}
        <p className="idslot__done" role="status">
          {shown.state === 'done' && (
            <>
              <Icon name="ok" />
              {w.uploaded()}
            </>
          )}
        </p>
        <div role="alert">{problem && <ErrorText>{problem}</ErrorText>}</div>
        <div className="idslot__ways">
          <label className={isEmpty ? 'btn btn--quiet btn--s idslot__take' : 'btn btn--ghost btn--s idslot__take'}>
            <span aria-hidden="true">{isEmpty ? w.take() : w.retake()}</span>
            <input
              ref={input}
              type="file"
              accept="image/*"
              aria-label={w.takeOf({ action: isEmpty ? w.take() : w.retake(), picture: w[picture]() })}
              aria-describedby={note}
              onChange={take}
            />
          </label>
          {(shown.state === 'waiting' || (shown.state === 'failed' && !shown.unusable)) && (
            <button type="button" className="btn btn--quiet btn--s" onClick={onResume}>
              {w.resume()}
            </button>
          )}
        </div>
      </div>
    </li>
  );
};
