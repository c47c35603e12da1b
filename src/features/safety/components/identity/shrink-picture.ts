import { drawPicture } from '../../../../lib/browser/draw-picture.ts';

/** Longest side of a picture that is sent, pixels: enough to read an ID, small enough for a slow network. */
const maxSide = 1600;

/** Returns a picture of the camera as a JPEG of a size to send; null if the file is no picture. */
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
