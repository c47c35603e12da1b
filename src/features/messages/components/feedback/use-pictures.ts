import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { feedbackPictures } from '#contract/messages/feedback-terms.ts';
import { fileKindOf, type UnusableFile } from '#lib/pictures/image-type.ts';
import { stripMetadata } from '#lib/pictures/strip-metadata.ts';

export interface ChosenPicture {
  /** The picture without its metadata. */
  readonly file: File;
  /** Object URL of its preview. */
  readonly preview: string;
}

/** Reason why a file was rejected. */
interface Refusal {
  readonly reason: UnusableFile | 'tooLarge' | 'tooMany';
  readonly name: string;
}

/** Returns a PNG or JPEG without its metadata. */
const withoutMetadata = async (file: File): Promise<File> =>
  new File([stripMetadata(new Uint8Array(await file.arrayBuffer()))], file.name, { type: file.type });

/**
 * Returns the chosen pictures of a feedback before they are sent: up to three, checked by content and size, and
 * without their metadata.
 */
export const usePictures = () => {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);

  // Files are read one after another, and pictures may be added or removed in the meantime.
  const latest = useRef(pictures);
  const show = (next: readonly ChosenPicture[]): void => {
    latest.current = next;
    setPictures(next);
  };

  const revokePreviews = (): void => {
    for (const { preview } of latest.current) URL.revokeObjectURL(preview);
  };
  const onUnmount = useEffectEvent(revokePreviews);
  useEffect(() => () => onUnmount(), []);

  const add = async (files: readonly File[]): Promise<void> => {
    const refused: Refusal[] = [];
    for (const file of files) {
      const { name } = file;
      const kind = await fileKindOf(file);
      const picture = kind === 'picture' && file.size <= feedbackPictures.bytes ? await withoutMetadata(file) : null;
      if (latest.current.length >= feedbackPictures.count) refused.push({ reason: 'tooMany', name });
      else if (kind !== 'picture') refused.push({ reason: kind, name });
      else if (!picture) refused.push({ reason: 'tooLarge', name });
      else show([...latest.current, { file: picture, preview: URL.createObjectURL(picture) }]);
    }
    setRefusals(refused);
  };

  const remove = (picture: ChosenPicture): void => {
    URL.revokeObjectURL(picture.preview);
    show(latest.current.filter((it) => it !== picture));
    setRefusals([]);
  };

  const clear = (): void => {
    revokePreviews();
    show([]);
    setRefusals([]);
  };

  return { pictures, refusals, add, remove, clear };
};
