import { drawPicture } from '#lib/browser/draw-picture.ts';

/** Longest side of an uploaded picture, pixels: enough to read an ID on a slow network. */
const maxSide = 1600;

/** Scales a camera picture down to a JPEG; null if the file is not an image. */
export const shrinkPicture = async (file: Blob): Promise<Blob | null> => {
  const canvas = await drawPicture(file, ({ width, height }) => {
    const scale = Math.min(1, maxSide / Math.max(width, height));
    return {
      from: { left: 0, top: 0, width, height },
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
  });
  return canvas && new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
};
