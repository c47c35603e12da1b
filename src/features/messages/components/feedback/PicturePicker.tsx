import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { feedbackPictures } from '#contract/messages/feedback-terms.ts';
import { useWords } from '#i18n/use-words.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { usePictures } from './use-pictures.ts';

const megabyte = 1024 * 1024;

interface PicturePickerProps {
  readonly chosen: ReturnType<typeof usePictures>;
  /** The upload is running: pictures cannot be added or removed. */
  readonly locked: boolean;
}

/** Selected pictures with previews; a tap removes one. */
export const PicturePicker = ({ chosen, locked }: PicturePickerProps) => {
  const { t } = useWords();
  const { pictures, refusals, add, remove } = chosen;
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (): void => {
    if (!input.current) return;
    void add([...(input.current.files ?? [])]);
    // Allows selecting the same file again after it was removed.
    input.current.value = '';
  };
  // Includes files selected before hydration.
  const onMount = useEffectEvent(() => {
    if (input.current?.files?.length) take();
  });
  useEffect(() => onMount(), []);
  const { count: maxCount, bytes } = feedbackPictures;
  const size = bytes / megabyte;
  return (
    <fieldset className="pictures" aria-describedby={hint}>
      <legend>{t.messagesFeedback.pictures()}</legend>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.preview}>
            <img src={picture.preview} alt={picture.file.name} />
            <button
              type="button"
              className="iconbtn"
              disabled={locked}
              aria-label={t.messagesFeedback.removePicture({ name: picture.file.name })}
              onClick={() => remove(picture)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        {pictures.length < maxCount && (
          <li>
            <label className="pictures__add">
              <Icon name="photo" />
              <span>{t.messagesFeedback.addPicture()}</span>
              <input ref={input} type="file" accept="image/png,image/jpeg" multiple disabled={locked} onChange={take} />
            </label>
          </li>
        )}
      </ul>
      <p className="hint" id={hint}>
        {t.messagesFeedback.picturesHint({ most: maxCount, size })}
      </p>
      <div role="alert">
        {refusals.map(({ reason, name }) => (
          <ErrorText key={name}>{t.messagesFeedback[reason]({ name, most: maxCount, size })}</ErrorText>
        ))}
      </div>
    </fieldset>
  );
};
