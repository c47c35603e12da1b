import { useEffect, useRef, useState } from 'react';
import { imageLimits, imageTypeOf, signatureLength } from '../../model/image-type.ts';

export interface ChosenPicture {
  readonly file: File;
  /** Object URL of its preview. */
  readonly preview: string;
}

/** Reason why a file was rejected. */
interface Refusal {
  readonly reason: 'notPicture' | 'tooLarge' | 'tooMany';
  readonly name: string;
}

const isPicture = async (file: File): Promise<boolean> =>
  imageTypeOf(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())) !== undefined;

/**
 * Returns the chosen pictures of a feedback before they are sent: up to three, checked by content and size.
 */
export const usePictures = () => {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const shown = useRef(pictures);
  shown.current = pictures;

  useEffect(
    () => () => {
      for (const { preview } of shown.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  const add = async (files: readonly File[]): Promise<void> => {
    const taken = [...shown.current];
    const refused: Refusal[] = [];
    for (const file of files) {
      const { name } = file;
      if (taken.length >= imageLimits.count) refused.push({ reason: 'tooMany', name });
      else if (file.size > imageLimits.bytes) refused.push({ reason: 'tooLarge', name });
      else if (await isPicture(file)) taken.push({ file, preview: URL.createObjectURL(file) });
      else refused.push({ reason: 'notPicture', name });
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
    for (const picture of shown.current) remove(picture);
  };

  return { pictures, refusals, add, remove, clear };
};
