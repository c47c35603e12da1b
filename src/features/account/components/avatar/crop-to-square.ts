import { drawPicture } from '#lib/browser/draw-picture.ts';

/** Side length of the uploaded picture, pixels. */
const side = 256;

/** Crops an image file to a centred square JPEG. Returns its data URL; null if the file is not an image. */
export const cropToSquare = async (file: Blob): Promise<string | null> => {
  const canvas = await drawPicture(file, ({ width, height }) => {
    const cut = Math.min(width, height);
    return {
      from: { left: (width - cut) / 2, top: (height - cut) / 2, width: cut, height: cut },
      width: side,
      height: side,
    };
  });
  return canvas?.toDataURL('image/jpeg', 0.85) ?? null;
};
