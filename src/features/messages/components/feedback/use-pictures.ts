import { useEffect, useEffectEvent, useState } from 'react';
import { fileKindOf, type UnusableFile } from '#lib/pictures/image-type.ts';
import { stripMetadata } from '#lib/pictures/strip-metadata.ts';
import { imageLimits } from '../../model/image-limits.ts';

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

  const revokePreviews = (): void => {
    for (const { preview } of pictures) URL.revokeObjectURL(preview);
  };
  const onUnmount = useEffectEvent(revokePreviews);
  useEffect(() => () => onUnmount(), []);

  const add = async (files: readonly File[]): Promise<void> => {
    const taken = [...pictures];
    const refused: Refusal[] = [];
    for (const file of files) {
      const { name } = file;
      const kind = await fileKindOf(file);
      if (taken.length >= imageLimits.count) refused.push({ reason: 'tooMany', name });
      else if (kind !== 'picture') refused.push({ reason: kind, name });
      else if (file.size > imageLimits.bytes) refused.push({ reason: 'tooLarge', name });
      else {
        const picture = await withoutMetadata(file);
        taken.push({ file: picture, preview: URL.createObjectURL(picture) });
      }
    }
    setPictures(taken);
    setRefusals(refused);
  };

  const remove = (picture: ChosenPicture): void => {
    URL.revokeObjectURL(picture.preview);
    setPictures((before) => before.filter((it) => it !== picture));
    setRefusals([]);
  };

  const clear = (): void => {
    revokePreviews();
    setPictures([]);
    setRefusals([]);
  };

  return { pictures, refusals, add, remove, clear };
};
